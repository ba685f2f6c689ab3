/** Six digits, the first not 0 (Department of Posts). */
export const pincodeProblem = (text: string): string | null =>
  /^[1-9]\d{5}$/.test(text.replace(/\s/g, '')) ? null : 'A PIN code has six digits and does not start with 0.';

/**
 * A telephone number in E.164 (ITU-T), or null. A number without a country code is Indian: ten digits, area code included
 * (National Numbering Plan 2003), with or without the trunk 0.
 */
export function normalisePhone(text: string): string | null {
  const typed = text.replace(/[\s().-]/g, '').replace(/^00/, '+');
  if (/^\+91/.test(typed)) return /^\+91[1-9]\d{9}$/.test(typed) ? typed : null;
  if (typed.startsWith('+')) return /^\+[1-9]\d{6,14}$/.test(typed) ? typed : null;
  const [, national] = /^(?:0|91)?([1-9]\d{9})$/.exec(typed) ?? [];
  return national === undefined ? null : `+91${national}`;
}

/** The keys with which a number may begin that was typed so far: without zeros before it, and with the country that is left out at home. */
export function phoneBeginnings(key: string): readonly string[] {
  const national = key.replace(/^0+/, '');
  return /^\d{3,}$/.test(national) ? [national, `91${national}`] : [];
}

export const phoneProblem = (text: string): string | null =>
  normalisePhone(text) === null
    ? 'Enter a number of ten digits, or one with its country code, such as +971 4 123 4567.'
    : null;
