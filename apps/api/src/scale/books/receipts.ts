import {
  type AddPaymentInput,
  bankPaise,
  type PayingBank,
  paymentRate,
  paymentVoucher,
  type SettledPart,
} from '@freightdesk/payments-contract';
import { addDays, type BusinessDate } from '@freightdesk/shared-calendar';
import { newId } from '@freightdesk/shared-database';
import { taxAdvance } from './advances';
import type { Books } from './books';
import type { Office } from './office';
import type { Issued } from './sales';

type Habit = 'whole' | 'less tax' | 'in two' | 'a part' | 'more' | 'not yet';

/** Old bills are paid but for a few; of the newest most are not. */
function habitOf(books: Books, { date, party }: Issued): Habit {
  const lot = books.random.whole(0, 99);
  const isForeign = party.country !== 'IN';
  if (books.calendar.ageOf(date) < 60) return lot < 30 ? 'whole' : lot < 40 ? 'a part' : 'not yet';
  if (lot < 3) return 'not yet';
  if (lot < 7) return 'a part';
  if (lot < 17) return 'in two';
  if (lot < 20) return 'more';
  return lot < 35 && !isForeign ? 'less tax' : 'whole';
}

interface Part {
  /** What of the invoice was open before, and what this receipt settles of it. */
  outstandingMinor: number;
  amountMinor: number;
  tdsPaise?: number;
  /** Paid beyond what is settled: it stays as an advance. */
  beyondMinor?: number;
  date: BusinessDate;
}

function partsOf(books: Books, invoice: Issued): Part[] {
  const { totalMinor, taxablePaise } = invoice;
  const date = addDays(invoice.date, books.random.whole(3, 45));
  const all = { outstandingMinor: totalMinor, amountMinor: totalMinor, date };
  const half = Math.round(totalMinor / 2);
  switch (habitOf(books, invoice)) {
    case 'whole':
      return [all];
    case 'less tax':
      return [{ ...all, tdsPaise: Math.round(taxablePaise * 0.02) }];
    case 'in two':
      return [
        { ...all, amountMinor: half },
        { outstandingMinor: totalMinor - half, amountMinor: totalMinor - half, date: addDays(date, 14) },
      ];
    case 'a part':
      return [{ ...all, amountMinor: Math.round(totalMinor * 0.4) }];
    case 'more':
      return [{ ...all, beyondMinor: books.random.whole(1, 9) * 1_000_00 }];
    case 'not yet':
      return [];
  }
}

function receiptOf(
  books: Books,
  invoice: Issued,
  { amountMinor, tdsPaise = 0, beyondMinor = 0, date }: Part,
  bank: PayingBank,
) {
  const { random } = books;
  const isForeign = invoice.currency !== 'INR';
  const mode = isForeign ? 'RTGS' : random.pick(['NEFT', 'RTGS', 'IMPS', 'CHEQUE']);
  const reference = `${mode === 'CHEQUE' ? 'Cheque' : 'UTR'} ${random.whole(100_000_000, 999_999_999)}`;
  return {
    ...{ direction: 'RECEIPT', bankId: bank.id, partyId: invoice.party.id, date, mode, reference },
    ...{ currency: invoice.currency, amountMinor: amountMinor - tdsPaise + beyondMinor, tdsPaise },
    ...(isForeign && { exchangeRate: `${random.whole(82, 88)}.${random.whole(10, 90)}` }),
    allocations: [{ invoiceId: invoice.id, amountMinor }],
  } satisfies AddPaymentInput;
}

function receive(
  books: Books,
  invoice: Issued,
  part: Part,
  { bank, branch }: { bank: PayingBank; branch: Office['branches'][0] },
): void {
  const { allocations, ...payment } = receiptOf(books, invoice, part, bank);
  const { amountMinor, date, outstandingMinor } = part;
  const { partyId, mode, reference } = payment;
  const settlements: SettledPart[] = [{ invoice: { ...invoice, outstandingMinor }, amountMinor }];
  const { lines, fxGainPaise } = paymentVoucher({ partyId, bank, payment, settlements });
  const advancePaise = payment.currency === 'INR' ? (part.beyondMinor ?? 0) : 0;
  const taxed = taxAdvance(books, branch, { party: invoice.party, date, advancePaise });
  const id = newId();
  const at = books.at(date);
  const number = books.numbers.take(date, { kind: 'RECEIPT' });
  const narration = `Received from ${invoice.party.name}, ${mode} ${reference}`;
  const voucherId = books.post(
    {
      type: 'RECEIPT',
      date,
      narration,
      document: { type: 'payment', id, number },
      lines: [...lines, ...(taxed?.lines ?? [])],
    },
    at,
  );
  taxed?.keep({ paymentId: id, voucherId, at });
  const figures = {
    bankAmountPaise: bankPaise(payment),
    bankChargesPaise: 0,
    fxGainPaise,
    exchangeRate: paymentRate(payment),
  };
  books.sheets.add('payment', { ...payment, ...figures, id, number, status: 'POSTED', voucherId, ...books.stamps(at) });
  for (const { invoiceId: saleInvoiceId, amountMinor: allocated } of allocations) {
    const row = { id: newId(), paymentId: id, saleInvoiceId, amountMinor: allocated, date, voucherId };
    books.sheets.add('allocation', { ...row, createdAt: at, createdBy: books.author.id });
  }
  const after = { id, number, date, amountMinor: payment.amountMinor, currency: payment.currency, version: 1 };
  books.audit({ record: 'payment', recordId: id, action: 'add', after }, at);
}

/** What its customer has paid of an invoice by the last day of the books. */
export function settle(books: Books, invoice: Issued, { rupees, dollars, branches }: Office): void {
  const bank = invoice.currency === 'INR' ? books.random.pick(rupees) : dollars;
  for (const part of partsOf(books, invoice))
    if (books.calendar.isPast(part.date)) receive(books, invoice, part, { bank, branch: branches[0] });
}
