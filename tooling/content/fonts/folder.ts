/** Where the agency's font files are. */
export const fontFolder = "content/fonts";
