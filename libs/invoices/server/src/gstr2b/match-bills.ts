import {
  type Gstr2bMatch,
  type Gstr2bMatched,
  type Gstr2bMatchQuery,
  matchGstr2b,
  type MatchRow,
  matchStates,
  matchTolerancePaise,
} from '@freightdesk/invoices-contract';
import { addDays } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { sum } from '@freightdesk/shared-money';
import { taxOf } from '@freightdesk/tax-contract';
import { billsToMatch, documentsTold, fileOfMonth, ourRegistrations } from './gstr2b.repository';

/** The first and the last day of `102026`. */
function daysOf(period: string) {
  const from = `${period.slice(2)}-${period.slice(0, 2)}-01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
}

const figuresOf = <Figures extends Parameters<typeof taxOf>[0] & { taxablePaise: number }>(of: Figures) => ({
  taxablePaise: of.taxablePaise,
  cgstPaise: of.cgstPaise,
  sgstPaise: of.sgstPaise,
  igstPaise: of.igstPaise,
});

const kindOf = ({ bill, portal }: MatchRow) =>
  portal?.kind ?? (bill?.kind === 'DEBIT_NOTE' ? 'CREDIT_NOTE' : 'INVOICE');

/** By our name for him; a vendor whom the books do not know by the portal's. */
function supplierOf({ bill, portal }: MatchRow): Pick<Gstr2bMatched, 'supplierGstin' | 'supplierName'> {
  if (bill) return { supplierGstin: bill.supplierGstin, supplierName: bill.party.name };
  const { supplierGstin = '', supplierName = null } = portal ?? {};
  return { supplierGstin, supplierName: supplierName ?? supplierGstin };
}

function toMatched(row: MatchRow): Gstr2bMatched {
  const { state, bill, portal, differing } = row;
  return {
    ...{ state, differing, kind: kindOf(row) },
    ...supplierOf(row),
    bill: bill && {
      ...{ id: bill.id, number: bill.number, supplierNumber: bill.supplierNumber },
      ...{ supplierDate: bill.supplierDate, date: bill.date, ...figuresOf(bill) },
    },
    portal: portal && {
      ...{ number: portal.number, date: portal.date, itcAvailable: portal.itcAvailable },
      period: `${portal.month.slice(5, 7)}${portal.month.slice(0, 4)}`,
      ...figuresOf(portal),
    },
  };
}

const totalsOf = (rows: readonly Gstr2bMatched[]): Gstr2bMatch['totals'] =>
  matchStates.map((state) => {
    const own = rows.filter((row) => row.state === state);
    const figures = own.flatMap(({ bill, portal }) => bill ?? portal ?? []);
    return { state, documents: own.length, taxPaise: sum(figures.map(taxOf)) };
  });

/** A month's bills of one registration beside what vendors told the portal. */
export async function matchBills({ period, gstin: asked, state }: Gstr2bMatchQuery, db: Db): Promise<Gstr2bMatch> {
  const registrations = await ourRegistrations(db);
  const gstin = asked ?? registrations[0] ?? null;
  const days = daysOf(period);
  const month = { gstin: gstin ?? '', ...days };
  const [bills, documents] = [await billsToMatch(db, month), await documentsTold(db, month)];
  const rows = matchGstr2b(bills, documents, { month: days.from }).map(toMatched);
  const file = await fileOfMonth(db, month);
  const asFound = { totals: totalsOf(rows), file, gstin, registrations, tolerancePaise: matchTolerancePaise, ...days };
  return { rows: state ? rows.filter((row) => row.state === state) : rows, ...asFound };
}
