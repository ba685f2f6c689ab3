import type { LockKind } from '@freightdesk/company-contract';
import type {
  Entry,
  ModelBank,
  ModelCharge,
  ModelClosing,
  ModelDocument,
  ModelJournal,
  ModelNote,
  ModelParty,
  ModelPayment,
  ModelProforma,
  ModelRun,
  ModelSettlement,
  ModelTransfer,
  ModelValuation,
  SettledPart,
} from './model-records.builder';

export const firstDay = '2026-04-01';

/** The other way round. */
export const turned = (entry: Entry): Entry => entry.map(([account, paise]) => [account, -paise] as const);

const add = (sums: Map<string, number>, account: string, paise: number) =>
  sums.set(account, (sums.get(account) ?? 0) + paise);

/** The small ledger that the real one is held against: whole numbers in memory, nothing clever. */
export class ModelBooks {
  readonly balances = new Map<string, number>();
  readonly locked = new Map<string, LockKind>();
  readonly banks: ModelBank[] = [];
  readonly dollarBanks: ModelBank[] = [];
  /** Endpoints that did what they were asked. */
  readonly done = new Set<string>();
  /** Banks of which a statement was read. */
  readonly told = new Set<string>();
  /** Accounts with more than an opening. */
  readonly used = new Set<string>();
  readonly customers: ModelParty[] = [];
  readonly vendors: ModelParty[] = [];
  readonly invoices: ModelDocument[] = [];
  readonly bills: ModelDocument[] = [];
  readonly proformas: ModelProforma[] = [];
  readonly charges: ModelCharge[] = [];
  headId = '';
  readonly payments: ModelPayment[] = [];
  readonly transfers: ModelTransfer[] = [];
  readonly settlements: ModelSettlement[] = [];
  readonly runs: ModelRun[] = [];
  readonly valuations: ModelValuation[] = [];
  readonly journals: ModelJournal[] = [];
  readonly closings: ModelClosing[] = [];
  readonly creditNotes: ModelNote[] = [];
  readonly debitNotes: ModelNote[] = [];
  /** Income, cost and expense of the year before, by account. */
  readonly earned = new Map<string, number>();
  /** What is owed in dollars, as it came and went. */
  readonly dollars: { account: string; date: string; minor: number; paise: number }[] = [];
  #old = 0;
  readonly #taken = new Map<string, number>();

  /** On a day that is in this year, unless it is said. */
  post(entry: Entry, date = firstDay): void {
    for (const [account, paise] of entry) {
      add(this.balances, account, paise);
      if (paise !== 0) this.used.add(account);
      if (date < firstDay && /^[4-7]/.test(account)) add(this.earned, account, paise);
    }
  }

  /** What an account begins with. */
  open(entry: Entry): void {
    for (const [account, paise] of entry) add(this.balances, account, paise);
  }

  unpost(entry: Entry, date = firstDay): void {
    this.post(turned(entry), date);
  }

  /** What a document in dollars owes from a day on, or no longer. */
  owe(document: ModelDocument, { date, minor, paise }: { date: string; minor: number; paise: number }): void {
    if (!document.dollars) return;
    const [control, sign] = this.invoices.includes(document) ? ['1200', 1] : ['2100', -1];
    this.dollars.push({ account: `${control} ${document.partyId}`, date, minor: sign * minor, paise: sign * paise });
  }

  /** What is settled of a document from a day on, or below zero no longer is. */
  settle({ invoice, minor, paise }: SettledPart, date: string): void {
    invoice.settledPaise += paise;
    invoice.settledMinor += minor;
    this.owe(invoice, { date, minor: -minor, paise: -paise });
  }

  /** For documents of before, which have numbers of others. */
  nextOld(): number {
    this.#old += 1;
    return this.#old;
  }

  get isYearClosed(): boolean {
    return this.closings.some(({ status }) => status === 'POSTED');
  }

  /** Why nothing is posted on a day, by a clerk unless it is an administrator; what GST returns tell is refused by more. */
  shut(date: string, { isAdmin = false, isTold = false, isClosing = false } = {}): string | false {
    if (this.isYearClosed && !isClosing && date < firstDay)
      return this.#shutMonth(date, { isAdmin, isTold }) || 'year_closed';
    return this.#shutMonth(date, { isAdmin, isTold });
  }

  #shutMonth(date: string, { isAdmin, isTold }: { isAdmin: boolean; isTold: boolean }): string | false {
    const kind = this.locked.get(date.slice(0, 7));
    if (kind === 'HARD') return 'period_locked';
    if (kind === 'GST_FILED' && isTold) return 'gst_filed';
    return kind !== undefined && !isAdmin && 'month_closed';
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
