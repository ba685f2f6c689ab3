import { type AddDocketInput, type Dimension, type EwayBilled, ewayBillProblem } from '@freightdesk/domestic-contract';
import { isBusinessDate } from '@freightdesk/shared-calendar';

type InvoiceLine = NonNullable<AddDocketInput['invoices']>[number];

const isDecimal = (text: string | null | undefined): boolean => /^\d+(\.\d+)?$/.test(text ?? '');

/** A weight that is typed to its end; of anything else the rules would make nothing. */
export const typedDecimal = (text: string | null | undefined): string | null =>
  isDecimal(text) ? (text ?? null) : null;

/** The measures that are typed to their end; the others take no room yet. */
export const typedDimensions = (lines: readonly Dimension[]): Dimension[] =>
  lines.filter(
    ({ quantity, lengthCm, widthCm, heightCm }) =>
      Number.isInteger(quantity) && [lengthCm, widthCm, heightCm].every(isDecimal),
  );

/** A field of a moment holds what was typed until it is one. */
const isInstant = (text: string | null | undefined): text is string => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text ?? '');

/** An invoice as far as it is typed, for the rules of e-way bills. */
export function typedBill(line: InvoiceLine): EwayBilled {
  const { number, date, valuePaise, ewayBillNumber, ewayBillAt, distanceKm, overDimensional, extensions } = line;
  return {
    number,
    date: isBusinessDate(date) ? date : '',
    valuePaise: Number.isSafeInteger(valuePaise) ? valuePaise : 0,
    ewayBillNumber: ewayBillNumber && ewayBillProblem(ewayBillNumber) === null ? ewayBillNumber : null,
    ewayBillAt: isInstant(ewayBillAt) ? ewayBillAt : null,
    distanceKm: Number.isInteger(distanceKm) ? distanceKm : null,
    overDimensional: overDimensional ?? false,
    extensions: (extensions ?? []).filter(({ at, validUntil }) => isInstant(at) && isInstant(validUntil)),
  };
}
