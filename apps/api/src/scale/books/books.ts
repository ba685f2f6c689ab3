import type { Random } from '@freightdesk/demo-server';
import { mirrorOf, type PostingLine, type VoucherType } from '@freightdesk/ledger-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import { newId } from '@freightdesk/shared-database';
import { auditRowHash } from '@freightdesk/shared-server-kit';
import { Sheets } from '../store/sheets';
import type { Calendar } from './calendar';
import type { Heads } from './heads';
import { Numbers } from './numbers';

interface Author {
  id: string;
  name: string;
}

interface Posted {
  /** That of a journal is the journal's own. */
  id?: string;
  type: VoucherType;
  date: BusinessDate;
  narration: string;
  document: { type: string; id: string; number: string };
  /** Of all its lines. */
  branchId?: string;
  lines: readonly PostingLine[];
  reversesId?: string;
}

interface Done {
  record: string;
  recordId: string;
  action: string;
  after: object;
  reason?: string;
}

/** Half past ten in the morning in India, a little later for each record, so that times tell them apart. */
const momentOf = (date: BusinessDate, later: number) =>
  new Date(Date.parse(`${date}T05:00:00Z`) + (later % 25_000) * 1_000);

/** The books while they are written: what every document needs beside its own rows. */
export class Books {
  readonly sheets = new Sheets();
  readonly numbers = new Numbers();
  /** By code. */
  readonly accountIds: Map<string, string>;
  readonly heads: Heads;
  #records = 0;

  constructor(
    readonly random: Random,
    readonly calendar: Calendar,
    readonly author: Author,
    known: Pick<Books, 'accountIds' | 'heads'>,
  ) {
    this.accountIds = known.accountIds;
    this.heads = known.heads;
  }

  at(date: BusinessDate): Date {
    this.#records += 1;
    return momentOf(date, this.#records);
  }

  stamps(at: Date) {
    const { id } = this.author;
    return { createdAt: at, createdBy: id, updatedAt: at, updatedBy: id };
  }

  post({ lines, document, reversesId, branchId, id = newId(), ...head }: Posted, at: Date): string {
    this.sheets.add('voucher', {
      ...head,
      id,
      documentType: document.type,
      documentId: document.id,
      documentNumber: document.number,
      reversesId: reversesId ?? null,
      lineCount: lines.length,
      createdAt: at,
      createdBy: this.author.id,
    });
    const ofBranch = branchId === undefined ? {} : { branchId };
    lines.forEach((line, index) => this.#postLine(id, head.date, { ...ofBranch, ...line }, index + 1));
    return id;
  }

  reverse(posted: Posted, reversesId: string, at: Date): void {
    this.post({ ...posted, lines: mirrorOf(posted.lines), reversesId }, at);
  }

  audit(done: Done, at: Date): void {
    const { reason = null, ...rest } = done;
    const facts = {
      ...rest,
      ...{ id: newId(), at, userId: this.author.id, userName: this.author.name, sessionId: null, requestId: null },
      before: null,
      reason,
    };
    this.sheets.add('auditEvent', { ...facts, after: JSON.stringify(facts.after), rowHash: auditRowHash(facts) });
  }

  #postLine(voucherId: string, date: BusinessDate, line: PostingLine, lineNo: number): void {
    const { accountCode, currencyMinor = line.debitPaise - line.creditPaise, ...rest } = line;
    const accountId = this.accountIds.get(accountCode);
    if (accountId === undefined) throw new Error(`The chart has no account ${accountCode}.`);
    // What a line leaves out is empty in a copied row, so what the store would fill in is said.
    const { currency = 'INR', exchangeRate = '1', ...facts } = rest;
    this.sheets.add('posting', {
      ...facts,
      currency,
      exchangeRate,
      id: newId(),
      voucherId,
      lineNo,
      accountId,
      date,
      currencyMinor,
    });
  }
}
