/** The types that are used here, so that the project's type check does not need this folder's packages. */
declare module "autocannon" {
  type Request = { path?: string; body?: string; headers?: Record<string, string> };
  type Options = {
    url: string;
    connections: number;
    duration?: number;
    /** Requests, in place of a duration. */
    amount?: number;
    method?: string;
    headers?: Record<string, string>;
    requests?: { setupRequest(request: Request): Request }[];
  };
  type Run = {
    on(
      event: "response",
      listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): void;
    then(done: (result: { errors: number; timeouts: number; duration: number }) => void): void;
  };
  export default function autocannon(options: Options): Run;
}
