/** One line of an entry: an account, or an account and its party, and debit less credit in paise. */
export type Entry = readonly (readonly [account: string, paise: number])[];

export interface Heads {
  cgst: number;
  sgst: number;
  igst: number;
}

/** What a document of one line comes to, and what is owed of it. */
export interface Figures extends Heads {
  taxable: number;
  total: number;
}

/** How a document of one line is taxed, rounded and posted. */
export interface Terms {
  party: ModelParty;
  percent: number;
  /** Of a sale the total is whole rupees. */
  isRounded: boolean;
  /** Under reverse charge the tax is not part of it. */
  isCharged: boolean;
  entryOf: (figures: Figures) => Entry;
}

export interface ModelDocument {
  id: string;
  version: number;
  /** It is made again each month, without an end. */
  recurs?: boolean;
  status: 'DRAFT' | 'ISSUED' | 'CANCELLED';
  number: string | null;
  series: 'SI' | 'BS' | 'DN' | 'PI';
  /** It bills charges of jobs, and notes against it are of its own lines: none is made here. */
  isBilled?: boolean;
  /** Of a note of interest: the invoice, and the last day that it charges. */
  against?: ModelDocument;
  until?: string;
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
  /** What notes took off it; part of what is settled. */
  notedPaise: number;
  /** Of what notes can be made against, and as far as none was made yet. */
  left?: Figures;
  terms?: Terms;
  /** Of a bill of which tax is withheld: before that, and what it is withheld from. */
  isWithheld?: boolean;
  taxablePaise: number;
  tdsBasePaise: number;
  /** Of a bill: whether its tax is credit of ours, what of that went back while it was unpaid, and when that last moved. */
  bearsCredit?: boolean;
  creditGone?: Heads;
  creditMovedOn?: string;
  entry: Entry;
}

/** What a job charges, and the document that bills it. */
export interface ModelCharge {
  partyId: string;
  paise: number;
  document?: ModelDocument;
}

/** An offer of an invoice, which posts nothing; what it turned into. */
export interface ModelProforma {
  id: string;
  version: number;
  terms: Terms;
  taxable: number;
  invoices: ModelDocument[];
}

/** What was taken back of a document. */
export interface ModelNote {
  id: string;
  version: number;
  status: 'ISSUED' | 'CANCELLED';
  number: string;
  date: string;
  document: ModelDocument;
  figures: Figures;
  /** What it took off what was outstanding; the rest stands in the note. */
  takenPaise: number;
}

/** So much of a document, in its currency and as it stood in the books. */
export interface SettledPart {
  invoice: ModelDocument;
  minor: number;
  paise: number;
  /** When it was posted, of a payment. */
  date?: string;
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
  gainPaise: number;
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
  dollars: boolean;
  /** All that it settles or leaves ahead, in its currency and as it stands in the books. */
  totalMinor: number;
  totalPaise: number;
  leftMinor: number;
  /** What was received ahead and bears tax; nothing where it bears none. */
  advancePaise: number;
  /** What of that is not used. */
  taxedPaise: number;
  settled: SettledPart[];
  entries: Entry[];
  date: string;
  /** Of an advance, for the government. */
  withheldPaise: number;
  /** Since when there is as much ahead as now. */
  since: string;
  /** The tax of what is left, as it stands in the books. */
  tax: Entry;
  /** What of the advance that bears tax went back. */
  givenBackPaise: number;
  /** What a refund took of its receipt. */
  refund?: ModelRefund;
  /** What it moved at its bank, and what the bank itself gained by giving up its dollars. */
  at: ModelMoved & { bank: ModelBank };
  bankGainPaise?: number;
  /** By which the bank's statement has it. */
  matchId?: string;
}

/** Of a payment that leaves nothing ahead. */
export const nothingAhead = {
  ...{ dollars: false, totalMinor: 0, totalPaise: 0, leftMinor: 0 },
  ...{ advancePaise: 0, taxedPaise: 0, givenBackPaise: 0, withheldPaise: 0, tax: [] },
};

export interface ModelRefund {
  receipt: ModelPayment;
  minor: number;
  paise: number;
  taxedPaise: number;
  tax: Entry;
}

export interface ModelJournal {
  id: string;
  version: number;
  status: 'POSTED' | 'REVERSED';
  number: string;
  entry: Entry;
}

/** That of the year before, once or again. */
export interface ModelClosing {
  id: string;
  version: number;
  status: 'POSTED' | 'REVERSED';
  entry: Entry;
}

export interface ModelTransfer {
  id: string;
  version: number;
  status: 'POSTED' | 'REVERSED';
  entry: Entry;
  sides: (ModelMoved & { bank: ModelBank })[];
}

export interface ModelBank {
  id: string;
  version: number;
  code: string;
  isCash: boolean;
  /** Of one that keeps dollars: so many, above zero what is ours. */
  isForeign: boolean;
  heldMinor: number;
  openingPaise: number;
  openingDate: string;
}

/** What comes to a bank, or below zero leaves it: in its own currency, and the rupees. */
export interface ModelMoved {
  minor: number;
  paise: number;
}

export interface ModelParty {
  id: string;
  name: string;
  /** Of the same State as the company, so that its tax is in two halves. */
  isLocal: boolean;
}
