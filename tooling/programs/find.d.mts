/** The paths of WebKit's driver, of its MiniBrowser, and of a virtual screen. */
export type WebKitPrograms = { readonly driver: string; readonly browser: string; readonly screen: string };

export function startsChromium(file: string): boolean;
export function findChromium(options?: { readonly shell?: boolean }): string | undefined;
export function findFirefox(): string | undefined;
export function findWebKit(): WebKitPrograms | undefined;
export function hasVideoDecoder(): boolean;
export function findNginx(): string | undefined;
