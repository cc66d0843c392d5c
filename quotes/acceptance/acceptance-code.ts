/** The code that a client gets by mail before accepting, where the link alone is not enough. */

export const codeDigits = 6;

/** How long it is valid after its mail is sent. */
export const codeMinutes = 10;
