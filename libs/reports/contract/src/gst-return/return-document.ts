import type { TaxHeads, Taxability } from '@freightdesk/tax-contract';

/** What was supplied and how it is taxed, in paise. */
export interface SuppliedLine extends TaxHeads {
  taxability: Taxability;
  taxablePaise: number;
}

/** A line of a sale document as a return needs it. */
export interface ReturnLine extends SuppliedLine {
  sac: string;
  gstRate: string;
}

/** What of a document decides where its lines are told. */
export interface SupplyFacts {
  kind: string;
  supply: 'INTRA' | 'INTER' | 'EXPORT' | 'SEZ';
  /** The recipient has a GSTIN. */
  isRegistered: boolean;
  placeOfSupply: string;
  reverseCharge: boolean;
}

/** All that is told alike, its lines added up. */
export interface Supplied extends SupplyFacts {
  lines: readonly SuppliedLine[];
}

/** What a return tells of a sale document that stands, beside its lines. */
export interface DocumentHead extends SupplyFacts {
  /** Null of the unregistered. */
  recipientGstin: string | null;
  number: string;
  date: string;
  exportWithPayment: boolean;
  totalPaise: number;
  /** Of a note what the document came to that it is against; null of all others. */
  againstPaise: number | null;
}

/** The same with its lines. */
export interface ReturnDocument {
  head: DocumentHead;
  lines: readonly ReturnLine[];
}

/** The numbers of a series that were taken in the month, whether their documents stand or were cancelled. */
export interface IssuedSeries {
  kind: string;
  /** What stands before the digits that are counted on. */
  series: string;
  first: string;
  last: string;
  taken: number;
  cancelled: number;
}
