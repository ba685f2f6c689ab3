import { chargesOf } from '@freightdesk/demo-server';
import { type AddableKind, saleInvoiceKindLabel, saleVoucherLines } from '@freightdesk/invoices-contract';
import { invoiceAsWritten, type NamedJob, type TheirSide } from '@freightdesk/invoices-server';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import { newId } from '@freightdesk/shared-database';
import type { CurrencyCode } from '@freightdesk/shared-money';
import type { Books } from './books';
import type { Row } from '../store/sheets';
import { chargeJob } from './charges';
import type { Planned } from './heads';
import { isYoung } from './jobs';
import type { Branch } from './office';

interface Sale {
  date: BusinessDate;
  /** Its place among all sales; some are cancelled and, of the newest, some wait as drafts. */
  index: number;
  branch: Branch;
  party: TheirSide;
  job: NamedJob | undefined;
}

/** An invoice that stands, as payments need to know it. */
export interface Issued {
  id: string;
  number: string;
  date: BusinessDate;
  party: TheirSide;
  currency: CurrencyCode;
  exchangeRate: string;
  taxablePaise: number;
  totalPaise: number;
  totalMinor: number;
}

const isCancelled = (index: number) => index % 50 === 17;
const staysDraft = (books: Books, { index, date }: Sale) => books.calendar.ageOf(date) < 40 && index % 12 === 5;

function written(books: Books, { date, branch, party, job }: Sale) {
  const { random } = books;
  const isForeign = party.country !== 'IN';
  const planned = chargesOf({ isForeign, random });
  const lines = planned.map(({ head: _head, ...line }) => ({ ...line, ...(job && { jobId: job.id }) }));
  const kind: AddableKind = isForeign ? 'EXPORT' : 'TAX_INVOICE';
  const money = isForeign
    ? ({ currency: 'USD', exchangeRate: `${random.whole(82, 88)}.${random.whole(10, 90)}` } as const)
    : ({ currency: 'INR' } as const);
  const notes = random.isLucky(20) ? `Against your PO ${random.whole(1_000, 999_999)}` : null;
  const terms = { kind, ...money, date, branchId: branch.id, partyId: party.id, lines, notes };
  const jobs = new Map(job ? [[job.id, job]] : []);
  return { kind, planned, ...invoiceAsWritten(terms, { branchId: branch.id, supplier: branch.ours, party, jobs }) };
}

type Written = ReturnType<typeof written>;

type State = Pick<
  Row<'saleInvoice'>,
  'id' | 'status' | 'number' | 'voucherId' | 'cancelReason' | 'issuedAt' | 'issuedBy'
>;

function keep(
  books: Books,
  { header, asJson, dueDate, lines }: Written,
  { id, chargeIds = [], ...state }: State & { chargeIds?: readonly string[] },
  at: Date,
): void {
  books.sheets.add('saleInvoice', { ...header, ...asJson, dueDate, id, ...state, ...books.stamps(at) });
  lines.forEach((line, index) => {
    books.sheets.add('saleInvoiceLine', { ...line, chargeId: chargeIds[index] ?? null, invoiceId: id });
  });
}

/** The first invoice in rupees of a job that is not young bills its charges. */
function billJob(
  books: Books,
  { planned, lines, header }: { planned: readonly Planned[] } & Pick<Written, 'lines' | 'header'>,
  { job, index, party, date, document }: Sale & { document: { id: string; number: string } },
): string[] {
  if (!job || index % 4 !== 0 || header.currency !== 'INR' || isYoung(books.calendar.ageOf(date))) return [];
  const charges = books.heads.priced(planned, null);
  const paise = lines.map(({ taxablePaise }) => taxablePaise);
  return chargeJob(books, { id: job.id, date, payerId: party.id }, { charges, billing: { ...document, paise } });
}

const seen = ({ header }: Written, more: object) => {
  const { partyName, date, totalPaise, currency } = header;
  return { ...more, party: { name: partyName }, date, totalPaise, currency, version: 1 };
};

/** Writes a sale document with all that belongs to it; undefined where nobody will pay it. */
export function sell(books: Books, sale: Sale): Issued | undefined {
  const { date, branch, party, index } = sale;
  const document = written(books, sale);
  const { header, lines, kind } = document;
  const id = newId();
  const at = books.at(date);
  const draft = { issuedAt: null, issuedBy: null, voucherId: null, number: null, cancelReason: null };
  if (staysDraft(books, sale)) {
    keep(books, document, { ...draft, id, status: 'DRAFT' }, at);
    books.audit({ record: 'sale invoice', recordId: id, action: 'add', after: seen(document, { id }) }, at);
    return undefined;
  }
  const number = books.numbers.take(date, { kind, holder: branch.ours.gstin });
  const voucher = {
    type: 'SALE' as const,
    date,
    narration: `${saleInvoiceKindLabel[kind]} ${number}, ${header.partyName}`,
    document: { type: 'sale invoice', id, number },
    branchId: branch.id,
    lines: saleVoucherLines({ ...header, lines }),
  };
  const voucherId = books.post(voucher, at);
  const cancelReason = isCancelled(index) ? 'Made out to the wrong party' : null;
  const status = cancelReason === null ? 'ISSUED' : 'CANCELLED';
  const chargeIds = cancelReason === null ? billJob(books, document, { ...sale, document: { id, number } }) : [];
  const issued = { issuedAt: at, issuedBy: books.author.id };
  keep(books, document, { ...issued, number, voucherId, cancelReason, id, status, chargeIds }, at);
  const after = seen(document, { id, number });
  books.audit({ record: 'sale invoice', recordId: id, action: 'issue', after }, at);
  if (cancelReason !== null) {
    books.reverse({ ...voucher, narration: `${number} is cancelled: ${cancelReason}` }, voucherId, at);
    books.audit({ record: 'sale invoice', recordId: id, action: 'cancel', after, reason: cancelReason }, at);
    return undefined;
  }
  const { currency, exchangeRate, taxablePaise, totalPaise, currencyTotalMinor: totalMinor } = header;
  return { id, number, date, party, currency, exchangeRate, taxablePaise, totalPaise, totalMinor };
}
