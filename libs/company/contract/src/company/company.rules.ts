import { normaliseGstin, normalisePan, panOfGstin, stateOfGstin } from '@freightdesk/parties-contract';
import { type BusinessDate, fiscalYearOf, isBusinessDate } from '@freightdesk/shared-calendar';
import type { FieldProblem } from '@freightdesk/shared-endpoint';

/** What a taxable person in India is known by. */
export interface TaxIdentity {
  gstin?: string | null | undefined;
  stateCode?: string | null | undefined;
  pan?: string | null | undefined;
}

/** Where GSTIN, State and PAN contradict each other. Each alone is judged by its own rule. */
export function identityContradictions({ gstin, stateCode, pan }: TaxIdentity): FieldProblem[] {
  if (!gstin) return [];
  const ofAnotherState = stateCode && stateOfGstin(gstin) !== null && stateOfGstin(gstin) !== stateCode;
  const ofAnotherPan = pan && panOfGstin(gstin) !== null && panOfGstin(gstin) !== normalisePan(pan);
  return [
    ...(ofAnotherState
      ? [{ field: 'gstin', code: 'contradiction', message: 'This GSTIN belongs to another State.' }]
      : []),
    ...(ofAnotherPan
      ? [{ field: 'pan', code: 'contradiction', message: 'This is not the PAN inside the GSTIN.' }]
      : []),
  ];
}

/** Identity as it is stored: upper case, without spaces, the PAN taken from the GSTIN where it was left out. */
export function normalisedIdentity({ gstin, pan }: TaxIdentity): { gstin: string | null; pan: string | null } {
  return {
    gstin: gstin ? normaliseGstin(gstin) : null,
    pan: pan ? normalisePan(pan) : gstin ? panOfGstin(gstin) : null,
  };
}

/** Whether documents can be issued: an invoice names its supplier and the State it supplies from (rule 46). */
export function isCompanyComplete(company: { name: string | null; stateCode: string | null }): boolean {
  return Boolean(company.name && company.stateCode);
}

interface LutTerm {
  validFrom: string;
  validUntil: string;
}

/** Why a letter of undertaking can't have this term, or null. It is furnished for a fiscal year (CGST Rules, rule 96A). */
export function lutTermProblem({ validFrom, validUntil }: LutTerm): string | null {
  if (!isBusinessDate(validFrom) || !isBusinessDate(validUntil)) return null;
  if (validUntil < validFrom) return 'It ends before it begins.';
  return fiscalYearOf(validFrom).label === fiscalYearOf(validUntil).label
    ? null
    : 'It is given for one fiscal year, April to March.';
}

/** Whether exports of a day go without tax under the company's letter of undertaking. */
export const isUnderLut = (lut: LutTerm | null, date: BusinessDate): boolean =>
  lut !== null && lut.validFrom <= date && date <= lut.validUntil;
