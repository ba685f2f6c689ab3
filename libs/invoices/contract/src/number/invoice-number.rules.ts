import type { Words } from '@freightdesk/shared-sentence';

/** Numbers are compared in upper case: the portal stopped telling the cases apart on 1-Jun-2025. */
export const normaliseInvoiceNumber = (text: string): string => text.trim().toUpperCase();

/**
 * Why a number can't stand on a document, or null: at most 16 characters of A-Z, 0-9, - and / (CGST Rules 2017, rule 46(b)),
 * and none that the e-invoice portal refuses at the start.
 */
export function invoiceNumberProblem(text: string): Words | null {
  const number = normaliseInvoiceNumber(text);
  if (number === '') return 'A document needs a number.';
  if (number.length > 16) {
    return { message: 'A number has at most 16 characters; this has {{length}}.', values: { length: number.length } };
  }
  if (!/^[A-Z0-9/-]+$/.test(number)) return 'A number has letters, digits, - and / only.';
  return /^[0/-]/.test(number) ? 'The e-invoice portal takes no number that starts with 0, - or /.' : null;
}
