/** One line of an entry: an account, or an account and its party, and debit less credit in paise. */
export type Entry = readonly (readonly [account: string, paise: number])[];

export interface ModelDocument {
  id: string;
  version: number;
  status: 'DRAFT' | 'ISSUED' | 'CANCELLED';
  number: string | null;
  date: string;
  partyId: string;
  totalPaise: number;
  settledPaise: number;
  /** In its own currency: dollars, or rupees as above. */
  totalMinor: number;
  settledMinor: number;
  dollars: boolean;
  /** Brought in from the books of before, and in no series of ours if it is a sale. */
  isOfBefore: boolean;
  entry: Entry;
}

/** So much of a document, in its currency and as it stood in the books. */
export interface SettledPart {
  invoice: ModelDocument;
  minor: number;
  paise: number;
}

/** A set-off or a write-off. */
export interface ModelSettlement {
  id: string;
  version: number;
  status: 'PENDING_APPROVAL' | 'POSTED' | 'REFUSED' | 'REVERSED';
  number: string;
  parts: SettledPart[];
  entry: Entry;
}

export interface ModelRunLine {
  bill: ModelDocument;
  paise: number;
}

export interface ModelRun {
  id: string;
  version: number;
  status: 'DRAFT' | 'SUBMITTED' | 'APPROVED' | 'PAID' | 'CANCELLED';
  bank: ModelBank;
  lines: ModelRunLine[];
}

export interface ModelValuation {
  id: string;
  version: number;
  status: 'POSTED' | 'REVERSED';
  month: string;
  to: string;
  next: string;
}

export type ModelWay = 'RECEIPT' | 'PAYMENT';

/** A receipt, a payment to a vendor, or an expense, which is for nobody's documents. */
export interface ModelPayment {
  way: ModelWay;
  isForAccount?: boolean;
  id: string;
  version: number;
  status: 'POSTED' | 'REVERSED';
  number: string;
  partyId: string;
  leftPaise: number;
  /** What was received ahead and bears tax; nothing where it bears none. */
  advancePaise: number;
  /** What of that is not used. */
  taxedPaise: number;
  settled: { invoice: ModelDocument; paise: number }[];
  entries: Entry[];
}

export interface ModelTransfer {
  id: string;
  version: number;
  status: 'POSTED' | 'REVERSED';
  entry: Entry;
}

export interface ModelBank {
  id: string;
  code: string;
}

export interface ModelParty {
  id: string;
  name: string;
  /** Of the same State as the company, so that its tax is in two halves. */
  isLocal: boolean;
}

/** The small ledger that the real one is held against: whole numbers in memory, nothing clever. */
export class ModelBooks {
  readonly balances = new Map<string, number>();
  readonly locked = new Set<string>();
  readonly banks: ModelBank[] = [];
  readonly customers: ModelParty[] = [];
  readonly vendors: ModelParty[] = [];
  readonly invoices: ModelDocument[] = [];
  readonly bills: ModelDocument[] = [];
  readonly payments: ModelPayment[] = [];
  readonly transfers: ModelTransfer[] = [];
  readonly settlements: ModelSettlement[] = [];
  readonly runs: ModelRun[] = [];
  readonly valuations: ModelValuation[] = [];
  /** What is owed in dollars, as it came and went. */
  readonly dollars: { account: string; date: string; minor: number; paise: number }[] = [];
  #old = 0;
  readonly #taken = new Map<string, number>();

  post(entry: Entry): void {
    for (const [account, paise] of entry) this.balances.set(account, (this.balances.get(account) ?? 0) + paise);
  }

  unpost(entry: Entry): void {
    this.post(entry.map(([account, paise]) => [account, -paise]));
  }

  /** What a document in dollars owes from a day on, or no longer. */
  owe(document: ModelDocument, { date, minor, paise }: { date: string; minor: number; paise: number }): void {
    if (!document.dollars) return;
    const [control, sign] = this.invoices.includes(document) ? ['1200', 1] : ['2100', -1];
    this.dollars.push({ account: `${control} ${document.partyId}`, date, minor: sign * minor, paise: sign * paise });
  }

  /** What rupees settle of a document, or below zero no longer do. */
  settle({ invoice, paise }: { invoice: ModelDocument; paise: number }): void {
    invoice.settledPaise += paise;
    invoice.settledMinor += paise;
  }

  /** For documents of before, which have numbers of others. */
  nextOld(): number {
    this.#old += 1;
    return this.#old;
  }

  isLocked(date: string): boolean {
    return this.locked.has(date.slice(0, 7));
  }

  nextNumber(prefix: string, date: string): string {
    const april = Number(date.slice(0, 4)) - (date.slice(5, 7) < '04' ? 1 : 0);
    const series = `${prefix}/${april % 100}-${(april + 1) % 100}`;
    const next = (this.#taken.get(series) ?? 0) + 1;
    this.#taken.set(series, next);
    return `${series}/${String(next).padStart(6, '0')}`;
  }

  /** Debit less credit of every account and party that is not even. */
  trialBalance(): Record<string, number> {
    return Object.fromEntries(
      [...this.balances].filter(([, paise]) => paise !== 0).sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  }
}

export const halfUp = (of: bigint, by: bigint) => Number((2n * of + by) / (2n * by));

export const billOpening = ({ id }: ModelParty, paise: number): Entry => [
  [`2100 ${id}`, -paise],
  ['3010', paise],
];

/** A share of an amount in thousandths, rounded half-up; amounts are not below zero. */
const share = (paise: number, thousandths: number): number => Math.floor((paise * thousandths + 500) / 1000);

interface Heads {
  cgst: number;
  sgst: number;
  igst: number;
}

/** Tax of one rate: each half is rounded alone, so both are equal. */
export function taxOn(paise: number, percent: number, isLocal: boolean): Heads {
  const half = share(paise, percent * 5);
  return isLocal ? { cgst: half, sgst: half, igst: 0 } : { cgst: 0, sgst: 0, igst: share(paise, percent * 10) };
}

export function saleEntry(taxablePaise: number, percent: number, { id, isLocal }: ModelParty): Entry {
  const { cgst, sgst, igst } = taxOn(taxablePaise, percent, isLocal);
  const exact = taxablePaise + cgst + sgst + igst;
  const total = Math.floor((exact + 50) / 100) * 100;
  return [
    [`1200 ${id}`, total],
    ['4010', -taxablePaise],
    ['2210', -cgst],
    ['2220', -sgst],
    ['2230', -igst],
    ['7900', exact - total],
  ];
}

export interface BillTerms {
  reverseCharge: boolean;
  itcEligible: boolean;
}

export function billEntry(
  [taxablePaise, percent]: readonly [number, number],
  { id, isLocal }: ModelParty,
  { reverseCharge, itcEligible }: BillTerms,
): Entry {
  const { cgst, sgst, igst } = taxOn(taxablePaise, percent, isLocal);
  const tax = cgst + sgst + igst;
  const credit = reverseCharge ? ['1340', '1350', '1360'] : ['1310', '1320', '1330'];
  const heads = [cgst, sgst, igst];
  return [
    ['5010', taxablePaise + (itcEligible ? 0 : tax)],
    ...heads.map((paise, index) => [credit[index] ?? '', itcEligible ? paise : 0] as const),
    [`2100 ${id}`, -taxablePaise - (reverseCharge ? 0 : tax)],
    ...heads.map((paise, index) => [['2240', '2250', '2260'][index] ?? '', reverseCharge ? -paise : 0] as const),
  ];
}

/** What a document is worth to its party. */
export const owedOf = (entry: Entry, account: string): number =>
  entry.reduce((sum, [name, paise]) => (name.startsWith(`${account} `) ? sum + Math.abs(paise) : sum), 0);
