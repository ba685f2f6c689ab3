import type { VoucherType } from '@freightdesk/ledger-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import type { ProblemKind } from '@freightdesk/shared-endpoint';
import type { CurrencyCode } from '@freightdesk/shared-money';
import type { RecordKind, WriteContext } from '@freightdesk/shared-server-kit';
import type { InvoicesPorts } from '../invoices-ports';

/** A document as it is kept: a draft that may be written anew, or one in the books that may only be cancelled. */
export interface KeptDocument {
  id: string;
  kind: string;
  number: string | null;
  status: string;
  date: string;
  version: number;
  party: { id: string };
  branchId: string | null;
  currency: CurrencyCode;
  exchangeRate: string | null;
  totalPaise: number;
  /** What of it is not settled yet, in its own currency. */
  outstandingMinor: number;
  /** What notes took off it; of a note what of it its document took, below zero. */
  notedMinor: number;
  /** The notes that were made against it. */
  correctedBy?: readonly { id: string; number: string | null; status: string }[];
}

/** Where what is owed of documents stands, and by which voucher notes move it. */
export interface OwedIn {
  table: 'sale_invoice' | 'purchase_invoice';
  account: string;
  /** What is outstanding is debited there, or credited. */
  sign: 1 | -1;
  voucherType: VoucherType;
}

/** What differs between the documents that we issue and those that we book. */
export interface DocumentKind<Terms, Composed, Document extends KeptDocument> extends RecordKind<Document> {
  /** What is done to it, as the audit trail calls it. */
  actions: { change: string; post: string };
  problems: {
    /** Why a document in the books can't be changed, and why it can't be entered once more. */
    posted: ProblemKind;
    already_posted: ProblemKind;
    not_posted: ProblemKind;
    cancelled: ProblemKind;
    allocated: ProblemKind;
    draft_in_use: ProblemKind;
  };
  /** As its readers see it, or refused; its pages read it too. */
  find: (this: void, db: Db, id: string) => Promise<Document>;
  /** What a draft was written with. */
  termsOf: (this: void, draft: Document) => Terms;
  /** The document as it would be written now. */
  compose: (this: void, terms: Terms, tx: Tx, ports: InvoicesPorts) => Promise<Composed>;
  /** Writes a new draft; all of it is begun at once. */
  insert: (this: void, context: WriteContext, id: string, composed: Composed) => Promise<void>;
  /** Writes a draft anew as a whole; all of it is begun at once. */
  rewrite: (this: void, context: WriteContext, id: string, composed: Composed) => Promise<void>;
  /** Turns a draft whose writing has begun into a document in the books, and reads it as it is then. */
  post: (
    this: void,
    asked: Posted,
    composed: Composed,
    context: WriteContext,
    ports: InvoicesPorts,
  ) => Promise<Document>;
  /** Takes a draft out of the store, with its lines. */
  remove: (this: void, tx: Tx, id: string) => Promise<void>;
  cancel: (
    this: void,
    context: WriteContext,
    document: Document,
    changes: { status: 'CANCELLED'; cancelReason: string },
  ) => Promise<void>;
  /** The voucher that entered it in the books. */
  voucherOf: (this: void, tx: Tx, document: Document) => Promise<string | null>;
  owedIn: OwedIn;
  /** What was to be paid after the notes against it, in its own currency; of a note what exceeded its document, below zero. */
  owedMinor: (this: void, document: Document) => number;
}

export interface Posted {
  id: string;
  /** Why it bears an earlier date than others of its series, where somebody said so. */
  dateOverrideReason?: string | undefined;
  /** Why it exceeds what was accrued, where somebody said so. */
  costOverrideReason?: string | undefined;
}

/** Why a rule was passed over, as the audit trail keeps it. */
export const overrideReason = ({ dateOverrideReason, costOverrideReason }: Omit<Posted, 'id'>): string | undefined =>
  dateOverrideReason ?? costOverrideReason;
