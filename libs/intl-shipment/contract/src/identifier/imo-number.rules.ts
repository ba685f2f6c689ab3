export const normaliseImoNumber = (text: string): string => text.replace(/^\s*IMO/i, '').replace(/[\s-]/g, '');

/**
 * What looks wrong with a ship's number, or null: the last digit is that of the sum of the first six times 7 to 2 (IMO
 * Resolution A.1117(30)). It only warns, for the vessel may be known by its name alone.
 */
export function imoNumberProblem(text: string): string | null {
  const number = normaliseImoNumber(text);
  if (!/^\d{7}$/.test(number)) return 'An IMO number has seven digits.';
  const sum = [...number.slice(0, 6)].reduce((all, digit, index) => all + Number(digit) * (7 - index), 0);
  return sum % 10 === Number(number.charAt(6)) ? null : 'The last digit of the IMO number does not fit the others.';
}
