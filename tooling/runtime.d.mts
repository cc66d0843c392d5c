/** The types of `runtime.mjs`, which is JavaScript because it runs before anything is installed. */
export type Runtime = { readonly package: string | null; readonly problem: string | null };

export function chooseRuntime(
  system: {
    readonly platform: string;
    readonly arch: string;
    readonly version: string;
    readonly musl: boolean;
  },
  packages: Readonly<Record<string, string>>,
): Runtime;
export function runtimeHere(musl?: boolean): Runtime;
