/** `732829320` as `732 829 320`, on one line. */
export const inThrees = (digits: string): string => digits.replace(/\d{3}(?=\d)/g, "$&\u00A0");
