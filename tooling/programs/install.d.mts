export function getChromium(): Promise<string>;
