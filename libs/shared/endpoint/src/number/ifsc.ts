import type { Words } from '@freightdesk/shared-sentence';

export const normaliseIfsc = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/**
 * Why a text is not an IFSC, or null. Four letters of the bank, a zero kept for later use, six characters of the branch
 * (Reserve Bank of India, NEFT procedural guidelines). Spaces, dashes and lower case are forgiven.
 */
export function ifscProblem(text: string): Words | null {
  const ifsc = normaliseIfsc(text);
  if (ifsc.length !== 11)
    return { message: 'An IFSC has 11 characters; this has {{length}}.', values: { length: ifsc.length } };
  if (!/^[A-Z]{4}/.test(ifsc)) return 'An IFSC starts with the four letters of the bank, such as HDFC0000123.';
  if (ifsc.charAt(4) !== '0') {
    const values = { character: ifsc.charAt(4) };
    return { message: 'The fifth character of an IFSC is the digit 0; here it is {{character}}.', values };
  }
  return /^[A-Z0-9]+$/.test(ifsc) ? null : 'An IFSC has letters and digits only.';
}
