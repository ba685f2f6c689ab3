import { chargeLine, costLine } from '@freightdesk/invoices-contract/testing';

/** SAC, rate, percent of GST; quantity and discount where they are not one and none. */
type Line = readonly [sac: string, rate: string, gstRate: string, quantity?: string, discountMinor?: number];
type Part = readonly [document: string, amountMinor: number];

/** What a clerk types, or does to what was typed before; `#S1` stands for the id of what was made as S1. */
export interface MonthVoucher {
  key?: string;
  date: string;
  path: string;
  body: object;
  /** Of what is acted upon: it is named with the version that it has. */
  of?: string;
  /** Who else has to say so. */
  thenApproved?: string;
}

/** The month's last day is that on which later acts happen. */
export const monthEnd = '2026-10-31';

const saleLines = (lines: readonly Line[]) =>
  lines.map(([sac, rate, gstRate, quantity = '1', discountMinor = 0]) =>
    chargeLine({ sac, rate, gstRate, quantity, discountMinor }),
  );
const billLines = (lines: readonly Line[]) => lines.map(([sac, rate, gstRate]) => costLine({ sac, rate, gstRate }));
const parts = (given: readonly Part[]) =>
  given.map(([document, amountMinor]) => ({ invoiceId: `#${document}`, amountMinor }));

interface Says {
  kind?: string;
  againstInvoiceId?: string;
  [name: string]: unknown;
}

type Billed<More> = [key: string, date: string, party: string, lines: readonly Line[], says?: More];

export function sale(...[key, date, customer, lines, says = {}]: Billed<Says>): MonthVoucher {
  const { againstInvoiceId: against, ...more } = says;
  const facts = {
    kind: 'TAX_INVOICE',
    currency: 'INR',
    issue: true,
    ...more,
    ...(against && { againstInvoiceId: `#${against}` }),
  };
  return {
    key,
    date,
    path: '/sale-invoice/add',
    body: { partyId: `#${customer}`, date, lines: saleLines(lines), ...facts },
  };
}

export const creditNote = (key: string, date: string, of: string, lines: readonly Line[]): MonthVoucher => ({
  ...{ key, date, path: '/sale-invoice/credit-note' },
  body: { id: `#${of}`, date, reason: 'A lower rate was agreed', lines: saleLines(lines) },
});

export const bill = (...[key, date, vendor, lines, says = {}]: Billed<object>): MonthVoucher => ({
  ...{ key, date, path: '/purchase-invoice/add' },
  body: {
    ...{ partyId: `#${vendor}`, supplierNumber: `${key}/26`, supplierDate: date, date, currency: 'INR', post: true },
    ...{ lines: billLines(lines), ...says },
  },
});

export const debitNote = (key: string, date: string, of: string, lines: readonly Line[]): MonthVoucher => ({
  ...{ key, date, path: '/purchase-invoice/debit-note' },
  body: { id: `#${of}`, date, reason: 'Not delivered', lines: billLines(lines) },
});

interface Moved {
  bank?: string;
  mode?: string;
  currency?: string;
  /** The receipt of nobody that it came by. */
  from?: string;
  [name: string]: unknown;
}

const moved = (
  direction: string,
  date: string,
  amountMinor: number,
  { bank = 'HDFC Current', from, ...says }: Moved,
) => ({
  ...{
    direction,
    date,
    amountMinor,
    bankId: `#${bank}`,
    mode: bank === 'Petty cash' ? 'CASH' : 'NEFT',
    currency: 'INR',
  },
  ...(from && { fromReceiptId: `#${from}` }),
  ...says,
});

type Trade = [key: string, date: string, party: string, amount: number, settled?: readonly Part[], says?: Moved];

const trade =
  (direction: string) =>
  (...[key, date, party, amount, settled = [], says = {}]: Trade): MonthVoucher => ({
    ...{ key, date, path: '/payment/add' },
    body: { ...moved(direction, date, amount, says), partyId: `#${party}`, allocations: parts(settled) },
  });
export const receipt = trade('RECEIPT');
export const pay = trade('PAYMENT');

type Earned = [key: string, date: string, accountCode: string, amount: number, says?: Moved];

export const earn = (...[key, date, accountCode, amount, says = {}]: Earned): MonthVoucher => ({
  ...{ key, date, path: '/payment/add' },
  body: { ...moved('RECEIPT', date, amount, says), accountCode },
});

export const spend = (date: string, accountCode: string, amount: number, says: Moved = {}): MonthVoucher => ({
  ...{ date, path: '/payment/add' },
  body: { ...moved('EXPENSE', date, amount, says), accountCode },
});

export const allocate = (of: string, settled: readonly Part[]): MonthVoucher => ({
  ...{ of, date: monthEnd, path: '/payment/allocate', body: { allocations: parts(settled) } },
});

export const refund = (of: string, date: string, bank: string, amountMinor: number): MonthVoucher => ({
  ...{ of, date, path: '/payment/refund', body: { bankId: `#${bank}`, date, mode: 'NEFT', amountMinor } },
});

export const reverse = (of: string, reason: string): MonthVoucher => ({
  ...{ of, date: monthEnd, path: of.startsWith('T') ? '/bank/transfer-reverse' : '/payment/reverse', body: { reason } },
});

type Carried = [key: string, date: string, from: string, to: string, amountMinor: number];

export const transfer = (...[key, date, from, to, amountMinor]: Carried): MonthVoucher => ({
  ...{ key, date, path: '/bank/transfer' },
  body: { fromBankId: `#${from}`, toBankId: `#${to}`, amountMinor, date },
});

/** Debit less credit of accounts, which name their party where they are of parties. */
export const journal = (
  date: string,
  narration: string,
  sides: readonly (readonly [string, number])[],
): MonthVoucher => ({
  ...{ date, path: '/journal/add' },
  body: {
    ...{ date, narration },
    lines: sides.map(([account, paise]) => ({
      accountCode: account.slice(0, 4),
      ...(account.length > 4 && { partyId: `#${account.slice(5)}` }),
      ...(paise > 0 ? { debitPaise: paise } : { creditPaise: -paise }),
    })),
  },
});

type SetOff = [date: string, party: string, invoice: string, against: string, amountMinor: number];

export const setOff = (...[date, party, invoice, against, amountMinor]: SetOff): MonthVoucher => ({
  ...{ date, path: '/settlement/set-off' },
  body: {
    ...{ partyId: `#${party}`, date, currency: 'INR' },
    ...{ sales: parts([[invoice, amountMinor]]), bills: parts([[against, amountMinor]]) },
  },
});

export const writeOff = (invoice: string, amountMinor: number): MonthVoucher => ({
  ...{ date: monthEnd, path: '/settlement/write-off', thenApproved: '/settlement/approve' },
  body: { direction: 'RECEIPT', invoiceId: `#${invoice}`, amountMinor, reason: 'Not worth chasing' },
});
