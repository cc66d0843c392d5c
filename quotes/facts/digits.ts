/** `732829320` as `732 829 320`, on one line. */
export const groupsOfThree = (digits: string): string => digits.replace(/\d{3}(?=\d)/g, "$&\u00A0");

/** An IBAN as people read it, in groups of four; a line may end between them. */
export const groupsOfFour = (iban: string): string => iban.replace(/.{4}(?=.)/g, "$& ");
