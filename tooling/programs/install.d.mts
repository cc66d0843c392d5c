export function getChromium(options?: { readonly shell?: boolean }): Promise<string>;
