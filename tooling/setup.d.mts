/** The types of `setup.mjs`, which is JavaScript because it runs before anything is installed. */
export const root: string;
export class SetupError extends Error {}
export function install(folder?: string): Promise<void>;
export function programOf(packageName: string, program?: string): string;
