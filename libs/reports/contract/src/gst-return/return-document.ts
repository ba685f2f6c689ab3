import type { TaxHeads, Taxability } from '@freightdesk/tax-contract';

/** A line of a sale document as a return needs it, in paise. */
export interface ReturnLine extends TaxHeads {
  sac: string;
  quantity: string;
  gstRate: string;
  taxability: Taxability;
  taxablePaise: number;
}

/** A sale document that stands, as a return needs it. */
export interface ReturnDocument {
  kind: string;
  number: string;
  date: string;
  supply: 'INTRA' | 'INTER' | 'EXPORT' | 'SEZ';
  recipientGstin: string | null;
  placeOfSupply: string;
  reverseCharge: boolean;
  exportWithPayment: boolean;
  totalPaise: number;
  /** Of a note what the document came to that it is against; null of all others. */
  againstPaise: number | null;
  lines: readonly ReturnLine[];
}

/** A number that was taken in the month, whether its document stands or was cancelled. */
export interface IssuedNumber {
  kind: string;
  number: string;
  isCancelled: boolean;
}
