import { accountCode, journalTotals, journalVoucher } from '@freightdesk/ledger-contract';
import { addDays, type BusinessDate } from '@freightdesk/shared-calendar';
import { newId } from '@freightdesk/shared-database';
import type { Books } from './books';

const accruedCode = '2900';

/** What no document posts: an estimate of costs, one in ten of them to be reversed. */
export function accrue(books: Books, { index, date }: { index: number; date: BusinessDate }): void {
  const paise = books.random.whole(2_000, 90_000) * 100;
  const lines = [
    { accountCode: accountCode.rent, debitPaise: paise },
    { accountCode: accruedCode, creditPaise: paise },
  ];
  const id = newId();
  const number = books.numbers.take(date, { kind: 'JOURNAL' });
  const narration = `Rent not billed yet, ${date.slice(0, 7)}`;
  const at = books.at(date);
  books.post(
    { id, type: 'JOURNAL', date, narration, document: { type: 'journal', id, number }, lines: journalVoucher(lines) },
    at,
  );
  const { debitPaise: totalPaise } = journalTotals(lines);
  const isYoung = books.calendar.ageOf(date) < 10;
  const reverseOn = isYoung && index % 2 === 0 ? addDays(date, 12) : null;
  const journal = { id, number, date, narration, totalPaise, reverseOn, createdAt: at, createdBy: books.author.id };
  books.sheets.add('journal', journal);
  books.audit({ record: 'voucher', recordId: id, action: 'add', after: { id, number, date, totalPaise } }, at);
}
