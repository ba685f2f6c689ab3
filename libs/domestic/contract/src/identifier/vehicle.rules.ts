/** Forms of registration marks that the Invoice Registration Portal lists in its general master. */
const marks = [
  /^[A-Z]{2}\d{2}[A-Z]{0,3}\d{4}$/,
  /^[A-Z]{2}\d{3}[A-Z]\d{4}$/,
  /^[A-Z]{3}\d{4}$/,
  // Defence, temporary, Bhutan and Nepal.
  /^(DF|TM|TR|BP|NP)[A-Z0-9]{3,13}$/,
];
/** The Bharat series (Central Motor Vehicles Rules 1989, rule 47): real, but not in the portal's list. */
const bharat = /^\d{2}BH\d{4}[A-Z]{1,2}$/;

export const normaliseVehicleNumber = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

/** Why a text is no registration mark, or null. */
export function vehicleProblem(text: string): string | null {
  const mark = normaliseVehicleNumber(text);
  return bharat.test(mark) || marks.some((form) => form.test(mark))
    ? null
    : 'Enter the vehicle as on its plate, such as MH12AB1234.';
}

/** What to look out for with a mark that is right, or null. */
export const vehicleWarning = (text: string): string | null =>
  bharat.test(normaliseVehicleNumber(text)) ? 'The e-way bill portal may refuse a number of the BH series.' : null;

/** The mark with its district and serial filled up with zeros, `DL1AB123` -> `DL01AB0123`; null where that is no help. */
export function repairVehicleNumber(text: string): string | null {
  const mark = normaliseVehicleNumber(text);
  if (vehicleProblem(mark) === null) return null;
  const [, state, district = '', letters = '', serial = ''] =
    /^([A-Z]{2})(\d{1,2})([A-Z]{1,3})(\d{1,4})$/.exec(mark) ?? [];
  return state === undefined ? null : `${state}${district.padStart(2, '0')}${letters}${serial.padStart(4, '0')}`;
}
