export declare function getChromium(): Promise<string>;
