import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { TaxHeads } from '@freightdesk/tax-contract';
import { documentKey } from './document-key.rules';
import { type MatchState, matchTolerancePaise } from './gstr2b.kinds';
import type { PortalDocument } from './read-gstr2b.rules';

export interface MatchFigures extends TaxHeads {
  taxablePaise: number;
}

/** A bill, or our debit note, as it stands in the books. */
export interface BookedBill extends MatchFigures {
  id: string;
  kind: 'BILL' | 'DEBIT_NOTE';
  number: string;
  supplierNumber: string;
  supplierDate: BusinessDate;
  supplierYear: string;
  date: BusinessDate;
  party: { id: string; name: string };
  supplierGstin: string;
}

/** A document as it was told, with the month of the file that tells it. */
export interface ToldDocument extends PortalDocument {
  id: string;
  month: BusinessDate;
}

export interface MatchRow {
  state: MatchState;
  bill: BookedBill | null;
  portal: ToldDocument | null;
  /** The figures that lie further apart than may be. */
  differing: (keyof MatchFigures)[];
}

const figures = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const;

const differingOf = (bill: MatchFigures, portal: MatchFigures, tolerance: number): (keyof MatchFigures)[] =>
  figures.filter((figure) => Math.abs(bill[figure] - portal[figure]) > tolerance);

const invoiceKey = (gstin: string, year: string, key: string) => `${gstin} ${year} ${key}`;

/** A bill is found by its vendor, his number and its year; our note by the vendor and what it comes to, for he numbers his own. */
function finderOf(portal: readonly ToldDocument[], tolerance: number) {
  const left = new Set(portal);
  const byKey = new Map(
    portal
      .filter(({ kind }) => kind === 'INVOICE')
      .map((one) => [invoiceKey(one.supplierGstin, one.fiscalYear, one.numberKey), one]),
  );
  const isTheNote = (bill: BookedBill) => (one: ToldDocument) =>
    one.kind === 'CREDIT_NOTE' &&
    one.supplierGstin === bill.supplierGstin &&
    differingOf(bill, one, tolerance).length === 0;
  return {
    left,
    take: (bill: BookedBill): ToldDocument | undefined => {
      const found =
        bill.kind === 'BILL'
          ? byKey.get(invoiceKey(bill.supplierGstin, bill.supplierYear, documentKey(bill.supplierNumber)))
          : [...left].find(isTheNote(bill));
      return found && left.delete(found) ? found : undefined;
    },
  };
}

/**
 * Bills beside what vendors told the portal: each of either once. A document of another month's file is told only where a bill has it.
 */
export function matchGstr2b(
  bills: readonly BookedBill[],
  portal: readonly ToldDocument[],
  { month, tolerancePaise = matchTolerancePaise }: { month: BusinessDate; tolerancePaise?: number },
): MatchRow[] {
  const { left, take } = finderOf(portal, tolerancePaise);
  const booked = bills.map((bill): MatchRow => {
    const found = take(bill);
    if (!found) return { state: 'MISSING_IN_2B', bill, portal: null, differing: [] };
    const differing = differingOf(bill, found, tolerancePaise);
    return { state: differing.length === 0 ? 'MATCHED' : 'MISMATCH', bill, portal: found, differing };
  });
  const unknown = [...left]
    .filter((one) => one.month === month)
    .map((one): MatchRow => ({ state: 'MISSING_IN_BOOKS', bill: null, portal: one, differing: [] }));
  return [...booked, ...unknown];
}
