import { firstDay, type ModelBooks } from './model-books.builder';
import type { Entry, ModelDocument } from './model-records.builder';

/** What vendors of the small ledger are paid for: fees, of which a tenth is withheld once a year has more than the limit. */
export const withheldFor = 'PROFESSIONAL';
const [account, limitPaise] = ['2341', 50_000_00];

const isLate = (day: string) => day >= firstDay;

/** What a vendor was credited in the year of a day, and what of it or ahead of it tax was withheld from. */
function soFar({ bills, payments }: ModelBooks, { partyId, date }: ModelDocument) {
  const ofYear = (one: { partyId: string; date: string }) =>
    one.partyId === partyId && isLate(one.date) === isLate(date);
  const credited = bills.filter((bill) => bill.status === 'ISSUED' && bill.isWithheld && ofYear(bill));
  const ahead = payments.filter(
    (payment) => payment.status === 'POSTED' && payment.withheldPaise > 0 && ofYear(payment),
  );
  return {
    creditedPaise: credited.reduce((sum, { taxablePaise }) => sum + taxablePaise, 0),
    taxedPaise:
      credited.reduce((sum, { tdsBasePaise }) => sum + tdsBasePaise, 0) +
      ahead.reduce((sum, { totalPaise }) => sum + totalPaise, 0),
  };
}

/** The tax of a bill as it stands: of all of the year that is untaxed, once that exceeds the limit; the vendor is owed so much less. */
export function withhold(books: ModelBooks, bill: ModelDocument): void {
  const { isWithheld, taxablePaise, terms, left } = bill;
  if (!isWithheld || !terms || !left) return;
  const { creditedPaise, taxedPaise } = soFar(books, bill);
  const yearPaise = creditedPaise + taxablePaise;
  const tdsBasePaise = yearPaise > limitPaise ? Math.max(yearPaise - taxedPaise, 0) : 0;
  const tdsPaise = Math.floor((tdsBasePaise + 5) / 10);
  const kept: Entry = [
    [`2100 ${bill.partyId}`, tdsPaise],
    [account, -tdsPaise],
  ];
  const payable = left.total - tdsPaise;
  const entry = [...terms.entryOf(left), ...kept];
  Object.assign(bill, { tdsBasePaise, totalPaise: payable, totalMinor: payable, entry });
}

/** What is withheld of an advance, and owed to the government. */
export const withheldAhead = (paise: number): Entry => [[account, -paise]];
