import type { OpenInvoice, PayingBank, SettledInvoice } from '@freightdesk/payments-contract';
import type { Db } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';

/** An issued invoice and what of it is outstanding. */
export interface Receivable extends OpenInvoice, SettledInvoice {
  currency: SettledInvoice['currency'];
  dueDate: string;
}

/** Which receivables: those named, or those of a party. `lock` holds their rows till commit, for who settles them. */
export interface ReceivablesAsked {
  ids?: readonly string[];
  partyId?: string;
  lock?: boolean;
  /** Only what is not paid in full. */
  open?: boolean;
}

/** What payments ask of other domains; the app's wiring hands it over. */
export interface PaymentsPorts {
  /** Takes the next number of the receipts' series, in the transaction that uses it, and holds the series till commit. */
  takeReceiptNumber(this: void, context: WriteContext, date: string): Promise<string>;
  findParty(this: void, db: Db, id: string): Promise<{ id: string; name: string } | undefined>;
  bankForPayment(this: void, db: Db, id: string): Promise<PayingBank | undefined>;
  /**
   * Issued invoices only. Locked ones are read after the lock was had: what someone else settled meanwhile counts, so two
   * receipts can't settle one invoice twice.
   */
  receivables(this: void, db: Db, asked: ReceivablesAsked): Promise<Receivable[]>;
}
