/** The digits of every script, Arabic and fullwidth ones too, as 0 to 9. */
export function plainDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const plain = digit.normalize("NFKC");
    if (/^[0-9]$/.test(plain)) return plain;
    // Unicode has the ten digits of a script one after the other.
    const code = plain.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });
}

const minDigits = 6;

export const hasEnoughDigits = (phone: string): boolean =>
  plainDigits(phone).replace(/\D/g, "").length >= minDigits;
