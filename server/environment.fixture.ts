import { EnvironmentError, parseEnvironment } from "./environment.ts";

/** Why the environment is refused, or "accepted". */
export function refusal(env: Record<string, string>): string {
  try {
    parseEnvironment(env);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  return "accepted";
}

export const webhook = {
  WEBHOOK_URL: "https://crm.example/hooks/token-in-the-path?key=1",
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, "k").toString("base64")}`,
};
