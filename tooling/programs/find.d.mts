/** WebKit's driver, its small browser, and a screen that nobody sees, as paths. */
export type WebKitPrograms = { readonly driver: string; readonly browser: string; readonly screen: string };

export function startsChromium(file: string): boolean;
export function findChromium(): string | undefined;
export function findFirefox(): string | undefined;
export function findWebKit(): WebKitPrograms | undefined;
export function hasVideoDecoder(): boolean;
export function findNginx(): string | undefined;
