import { costsOf } from '@freightdesk/demo-server';
import { costAccountOf, purchaseVoucherLines } from '@freightdesk/invoices-contract';
import { type NamedJob, purchaseAsWritten, type TheirSide } from '@freightdesk/invoices-server';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import { newId } from '@freightdesk/shared-database';
import { tdsPeriod, type TdsRate, tdsRateOn, type TdsSoFar } from '@freightdesk/tax-contract';
import type { Books } from './books';
import type { Branch } from './office';

interface Bill {
  date: BusinessDate;
  index: number;
  branch: Branch;
  vendor: TheirSide;
  job: NamedJob | undefined;
}

const isCancelled = (index: number) => index % 60 === 11;
const staysDraft = (books: Books, { index, date }: Bill) => books.calendar.ageOf(date) < 30 && index % 10 === 4;

/** What each vendor was credited so far, period by period: that decides what is deducted from him. */
export class Payees {
  readonly #soFar = new Map<string, TdsSoFar>();

  constructor(readonly rates: readonly TdsRate[]) {}

  standingOf(
    { nature, pan, country }: { nature: 'CONTRACT'; pan: string | null; country: string },
    date: BusinessDate,
  ) {
    const rate = tdsRateOn({ nature, pan, date }, this.rates);
    const key = `${pan} ${rate ? tdsPeriod(rate, date).from : ''}`;
    const soFar = (rate && this.#soFar.get(key)) ?? { creditedPaise: 0, taxedPaise: 0 };
    return {
      standing: { nature, pan, country, soFar, rate, toTheRupee: false },
      add: (taxablePaise: number, basePaise: number) => {
        const { creditedPaise, taxedPaise } = soFar;
        this.#soFar.set(key, { creditedPaise: creditedPaise + taxablePaise, taxedPaise: taxedPaise + basePaise });
      },
    };
  }
}

function written(books: Books, { date, branch, vendor, job, index }: Bill, payees: Payees) {
  const { random } = books;
  const lines = costsOf(random.pick(['SEA_FCL', 'AIR', 'ROAD']), random).map(({ head: _head, ...line }) => ({
    ...line,
    ...(job && { jobId: job.id }),
  }));
  const places = lines.map((line) => ({
    accountCode: costAccountOf(line),
    jobId: job?.id ?? null,
    jobNumber: job?.number ?? null,
    jobClosed: job?.isClosed ?? null,
    chargeHeadId: null,
    docketId: null,
    docketNumber: null,
    chargeId: null,
  }));
  const { standing, add } = payees.standingOf({ nature: 'CONTRACT', pan: vendor.pan, country: vendor.country }, date);
  const terms = {
    partyId: vendor.id,
    supplierNumber: `B/${index + 1}`,
    supplierDate: date,
    date,
    currency: 'INR',
    lines,
  } as const;
  const sides = { branchId: branch.id, ours: branch.ours, vendor, nature: 'CONTRACT', places, standing } as const;
  return { document: purchaseAsWritten(terms, sides), add };
}

/** Writes a vendor's bill with all that belongs to it. */
export function buy(books: Books, bill: Bill, payees: Payees): void {
  const { date, branch, index } = bill;
  const { document, add } = written(books, bill, payees);
  const { header, asJson, lines, lineTax } = document;
  const id = newId();
  const at = books.at(date);
  const keep = (state: {
    status: string;
    number: string | null;
    voucherId: string | null;
    cancelReason: string | null;
  }) => {
    const posted =
      state.number === null ? { postedAt: null, postedBy: null } : { postedAt: at, postedBy: books.author.id };
    books.sheets.add('purchaseInvoice', { ...header, ...asJson, ...state, ...posted, id, ...books.stamps(at) });
    for (const line of lines) books.sheets.add('purchaseInvoiceLine', { ...line, invoiceId: id });
  };
  const { partyName, totalPaise, supplierNumber } = header;
  const after = { id, supplierNumber, party: { name: partyName }, date, totalPaise, version: 1 };
  if (staysDraft(books, bill)) {
    keep({ status: 'DRAFT', number: null, voucherId: null, cancelReason: null });
    return books.audit({ record: 'purchase invoice', recordId: id, action: 'add', after }, at);
  }
  const number = books.numbers.take(date, { kind: 'PURCHASE_INVOICE', holder: branch.ours.gstin });
  const taxed = lines.map((line, ordinal) => ({ ...line, tax: lineTax[ordinal] ?? line }));
  const voucher = {
    type: 'PURCHASE' as const,
    date,
    narration: `Bill ${supplierNumber} of ${partyName}`,
    document: { type: 'purchase invoice', id, number },
    branchId: branch.id,
    lines: purchaseVoucherLines({ ...header, lines: taxed }),
  };
  const voucherId = books.post(voucher, at);
  const cancelReason = isCancelled(index) ? 'Booked to the wrong vendor' : null;
  keep({ status: cancelReason === null ? 'POSTED' : 'CANCELLED', number, voucherId, cancelReason });
  books.audit({ record: 'purchase invoice', recordId: id, action: 'post', after }, at);
  if (cancelReason === null) return add(header.taxablePaise, header.tdsBasePaise);
  books.reverse({ ...voucher, narration: `${number} is cancelled: ${cancelReason}` }, voucherId, at);
}
