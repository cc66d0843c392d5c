/** Numbers of French companies. The last digit checks the others (Luhn), which a number of zeros would pass, although it belongs to no company. */
function isChecked(number: string, length: number): boolean {
  if (!/^\d+$/.test(number) || number.length !== length || /^0+$/.test(number)) return false;
  const sum = [...number].reduce((total, digit, index) => {
    const value = Number(digit) * ((length - index) % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A number as it is printed, `FR 44 732.829.320`, in capitals and without what separates its parts. */
export const plainNumber = (entered: string): string => entered.replace(/[\s.-]/g, "").toUpperCase();

/** Whether nine digits are a company's. */
export const isSiren = (digits: string): boolean => isChecked(digits, 9);

/** The letters before a VAT number, of each country of the European Union; `XI`: goods of Northern Ireland. */
const vatCountries =
  "AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI".split(" ");

/**
 * Whether a text without spaces may be a VAT number of the European Union. Each country has a form of its own, which only
 * its register knows; a French one ends in the SIREN.
 */
export function isVatNumber(text: string): boolean {
  if (!/^[A-Z]{2}[0-9A-Z+*]{2,12}$/.test(text) || !vatCountries.includes(text.slice(0, 2))) return false;
  return !text.startsWith("FR") || (text.length === 13 && isSiren(text.slice(4)));
}

/**
 * Whether a French VAT number belongs to another company than a SIREN: it ends in it, and its two digits before follow from it. A
 * key with letters follows from nothing. An empty number contradicts none.
 */
export function contradictsSiren(vatNumber: string, siren: string): boolean {
  const [, key = "", company] = /^FR(..)(.+)$/.exec(vatNumber) ?? [];
  if (company === undefined || siren === "") return false;
  return company !== siren || (/^\d\d$/.test(key) && Number(key) !== (12 + 3 * (Number(siren) % 97)) % 97);
}

/** Whether fourteen digits are an establishment's. */
export const isSiret = (digits: string): boolean => isChecked(digits, 14);
