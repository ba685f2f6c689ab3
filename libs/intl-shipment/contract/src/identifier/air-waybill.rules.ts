const digitsOf = (text: string) => text.replace(/[\s-]/g, '');

/** `17612345675` -> `176-12345675`; other texts only lose spaces and dashes. */
export const normaliseAirWaybill = (text: string): string => digitsOf(text).replace(/^(\d{3})(\d{8})$/, '$1-$2');

/** Last digit of a serial of seven: the serial modulo 7 (IATA Resolution 600a). */
export const airWaybillCheckDigit = (serial: string): number => Number(serial) % 7;

/** Why a text is not a master air waybill number, or null: airline, serial and check digit (IATA Resolution 600a). */
export function airWaybillProblem(text: string): string | null {
  const [, serial, check] = /^\d{3}(\d{7})(\d)$/.exec(digitsOf(text)) ?? [];
  if (serial === undefined)
    return 'An air waybill has three digits of the airline and eight more, such as 176-12345675.';
  return airWaybillCheckDigit(serial) === Number(check)
    ? null
    : 'The last digit of the air waybill does not fit the others: one is mistyped.';
}

/** The next number of an airline's stock; null after the last serial, and for what is no air waybill. */
export function nextAirWaybill(text: string): string | null {
  if (airWaybillProblem(text) !== null) return null;
  const digits = digitsOf(text);
  const next = Number(digits.slice(3, 10)) + 1;
  if (next > 9_999_999) return null;
  const serial = String(next).padStart(7, '0');
  return `${digits.slice(0, 3)}-${serial}${airWaybillCheckDigit(serial)}`;
}
