import type { Bank } from '@freightdesk/banks-contract';
import type { DocumentsAsked } from '@freightdesk/invoices-contract';
import type {
  OpenInvoice,
  OutstandingInvoice,
  PayingBank,
  PaymentDirection,
  SettledInvoice,
  SettlementKind,
  TaxSide,
  TradeDirection,
  VoucherSides,
} from '@freightdesk/payments-contract';
import type { Party } from '@freightdesk/parties-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import type { FileAnswer, Sent, WriteContext } from '@freightdesk/shared-server-kit';

/** An invoice in the books, ours or a vendor's, and what of it is outstanding. */
export interface OpenDocument extends OpenInvoice, SettledInvoice {
  currency: SettledInvoice['currency'];
  dueDate: string;
  supplierNumber: string | null;
}

/** What a payment must know of a party. */
export type PaidParty = Pick<
  Party,
  'id' | 'name' | 'roles' | 'country' | 'pan' | 'tdsNature' | 'stateCode' | 'address' | 'registrations'
>;

/** A bank as far as money moves there, and from when on it is in the books. */
export type MovingBank = PayingBank & Pick<Bank, 'openingDate'>;

/** Papers of the law of GST beside a payment's own number. */
export type VoucherSeries = 'RECEIPT_VOUCHER' | 'REFUND_VOUCHER';

/** What is numbered here. */
export type NumberedKind = PaymentDirection | VoucherSeries | SettlementKind;

/** Under what the law withholds from a vendor's advance, and where that is owed. */
export interface Withholding {
  nature: string;
  section: string;
  accountCode: string;
}

/** What payments ask of other domains; the app's wiring hands it over. */
export interface PaymentsPorts {
  /** Takes the next number of the direction's series, in the transaction that uses it, and holds the series till commit. */
  takeNumber(this: void, context: WriteContext, asked: { kind: NumberedKind; date: string }): Promise<string>;
  findParty(this: void, db: Db, id: string): Promise<PaidParty | undefined>;
  /** The head office as it supplies, and whether the company takes GST on advances. */
  taxSide(this: void, db: Db): Promise<TaxSide & VoucherSides['supplier']>;
  readLogo(this: void, db: Db, of: object): Promise<FileAnswer | undefined>;
  bankForPayment(this: void, db: Db, id: string): Promise<MovingBank | undefined>;
  /** After the mirrors of a reversal: an empty foreign bank is zero in both currencies again. */
  levelForeignBanks(
    this: void,
    context: WriteContext,
    reversal: {
      type: PaymentDirection;
      date: string;
      document: { type: string; id: string; number: string };
      mirrorIds: readonly string[];
    },
  ): Promise<void>;
  /** Waits for those who match statements with the bank of a payment, and lets them wait till commit. */
  holdBankOfPayment(this: void, tx: Tx, paymentId: string): Promise<void>;
  /**
   * Documents in the books only: issued invoices for receipts, posted bills for payments. Locked ones are read after the lock was
   * had: what someone else settled meanwhile counts, so two payments can't settle one invoice twice.
   */
  documents: Readonly<Record<TradeDirection, (db: Db, asked: DocumentsAsked) => Promise<OpenDocument[]>>>;
  /** What a customer has not paid yet, or we have not paid a vendor and he owes us, the oldest first. */
  outstanding: Readonly<
    Record<TradeDirection, (db: Db, whose: { partyId: string }) => Promise<Sent<OutstandingInvoice[]>>>
  >;
  /** Null where nothing is to be withheld from the vendor on this day. Bills of the same payee wait till commit. */
  advanceWithholding(this: void, tx: Tx, party: PaidParty, date: string): Promise<Withholding | null>;
}
