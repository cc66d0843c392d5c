/** Numbers of French companies. The last digit checks the others (Luhn), which a number of zeros would pass, although it belongs to no company. */
function isChecked(number: string, length: number): boolean {
  if (!/^\d+$/.test(number) || number.length !== length || /^0+$/.test(number)) return false;
  const sum = [...number].reduce((total, digit, index) => {
    const value = Number(digit) * ((length - index) % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Whether nine digits are a company's. */
export const isSiren = (digits: string): boolean => isChecked(digits, 9);

/** Whether fourteen digits are an establishment's. */
export const isSiret = (digits: string): boolean => isChecked(digits, 14);
