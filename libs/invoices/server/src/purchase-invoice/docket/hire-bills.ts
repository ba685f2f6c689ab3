import type { Db } from '@freightdesk/shared-database';
import { shareOut, sum } from '@freightdesk/shared-money';
import { type BilledPart, partsOfBills } from './docket-bills.repository';

/** Rows of one key, in the order in which the keys come. */
const groupBy = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[][] =>
  [...new Set(rows.map(keyOf))].map((key) => rows.filter((row) => keyOf(row) === key));

const weights = (figures: readonly number[]): bigint[] => figures.map((figure) => BigInt(Math.max(figure, 0)));

interface Share {
  docketId: string | null;
  billed: number;
  tds: number;
  payable: number;
}

/** What each docket has of one document; a note's are below zero. What is withheld, and what the whole is rounded by, is shared. */
function sharesOf(parts: readonly BilledPart[]): Share[] {
  const [{ isNote = false, payablePaise = 0, tdsPaise = 0 } = {}] = parts;
  const sign = isNote ? -1 : 1;
  const gross = parts.map(({ grossPaise }) => grossPaise);
  const rounding = shareOut(payablePaise + tdsPaise - sum(gross), weights(gross));
  const withheld = shareOut(tdsPaise, weights(parts.map(({ taxablePaise }) => taxablePaise)));
  return parts.map(({ docketId, taxablePaise, grossPaise }, index) => {
    const tds = withheld[index] ?? 0;
    const payable = grossPaise + (rounding[index] ?? 0) - tds;
    return { docketId, billed: sign * taxablePaise, tds: sign * tds, payable: sign * payable };
  });
}

/**
 * What is settled of a bill goes to its dockets by what is left payable for each after its notes. More than that is settled where a
 * note came after the money: then by what the bill itself was for.
 */
function paidOf(documents: readonly BilledPart[][], shares: readonly Share[][]) {
  const netOf = (of: readonly Share[], docket: string | null) =>
    sum(of.filter(({ docketId }) => docketId === docket).map(({ payable }) => payable));
  const dockets = [...new Set(shares.flat().map(({ docketId }) => docketId))];
  const net = dockets.map((docket) => netOf(shares.flat(), docket));
  const ofBill = dockets.map((docket) =>
    netOf(
      shares.flat().filter(({ payable }) => payable > 0),
      docket,
    ),
  );
  const settled = sum(net) - sum(documents.map(([first]) => first?.outstandingPaise ?? 0));
  const paid = shareOut(settled, weights(settled > sum(net) ? ofBill : net));
  return (docket: string) => paid[dockets.indexOf(docket)] ?? 0;
}

/** One bill with its notes, as far as it is a docket's. */
function billOf(parts: readonly BilledPart[], docketId: string) {
  const documents = groupBy(parts, ({ id }) => id);
  const shares = documents.map(sharesOf);
  const own = shares.flat().filter((share) => share.docketId === docketId);
  const bill = parts.find(({ isNote }) => !isNote);
  if (!bill) return [];
  const { id, number, supplierNumber, date } = bill;
  const billedPaise = sum(own.map(({ billed }) => billed));
  const tdsPaise = sum(own.map(({ tds }) => tds));
  const payable = sum(own.map((share) => share.payable));
  const paidPaise = paidOf(documents, shares)(docketId);
  const taxPaise = payable + tdsPaise - billedPaise;
  const sums = { billedPaise, taxPaise, tdsPaise, paidPaise, balancePaise: payable - paidPaise };
  return [{ id, number, supplierNumber, date, ...sums }];
}

/** What a vendor billed for one docket, bill by bill, and how it stands; handed to dockets by the app's wiring. */
export async function hireBills(db: Db, of: { docketId: string; partyId: string }) {
  const parts = await partsOfBills(db, of);
  return groupBy(parts, ({ billId }) => billId).flatMap((bill) => billOf(bill, of.docketId));
}
