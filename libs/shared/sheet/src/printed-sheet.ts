/** A name and what stands beside it. */
export interface SheetFact {
  readonly label: string;
  readonly value: string;
  /** What the others come to. */
  readonly strong?: boolean;
}

export const fact = (label: string, value: string): SheetFact => ({ label, value });

/** A name over what stands under it, in lines of their own. */
export interface SheetSide {
  readonly caption: string;
  readonly name: string;
  readonly lines: readonly string[];
}

export interface SheetColumn {
  readonly header: string;
  /** Figures end at the right, in every language. */
  readonly align: 'start' | 'end';
}

/** What a cell says, and what is said smaller beneath it. */
export interface SheetCell {
  readonly text: string;
  readonly note?: string | undefined;
}

export interface SheetRow {
  readonly cells: readonly SheetCell[];
  /** What the rows up to this one come to, under each column; where a page ends after it, the next one begins with it. */
  readonly carried?: readonly string[];
}

export interface SheetTable {
  /** What it is, for whoever does not see it. */
  readonly name: string;
  /** Written over the table, where it does not speak for itself. */
  readonly title?: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
  /** What the rows come to, under the columns. */
  readonly foot?: readonly string[];
}

/** Facts that belong together, under a heading of their own. */
export interface SheetBlock {
  readonly title: string;
  readonly facts: readonly SheetFact[];
  /** What a telephone reads: the text of a QR code, and what is written under it. */
  readonly code?: { readonly content: string; readonly caption: string } | undefined;
}

export interface SheetTerm {
  readonly title: string;
  readonly text: string;
}

/** Who signs: what stands over the line, and under it. */
export interface SheetSignature {
  readonly over: string;
  readonly under: string;
}

/**
 * A printed document as plain data, in the words that stand on the paper. A rule of its column makes it of the record; the
 * page and the PDF draw it, and say nothing of their own. It speaks the document's language and never the page's.
 */
export interface PrintedSheet {
  /** What it is called in a list of files; also the foot of each page. */
  readonly name: string;
  /** Written over all else, as the person who prints it wants. */
  readonly heading?: string | undefined;
  readonly issuer: SheetSide;
  readonly title: string;
  /** Which copy it is, or that it is no document. */
  readonly mark: string;
  /** Its number, where that stands at the head and not among the facts. */
  readonly number?: string | undefined;
  /** Across the paper, so that nobody takes it for what it is not. */
  readonly watermark?: string | undefined;
  readonly sides: readonly SheetSide[];
  readonly facts: readonly SheetFact[];
  /** Between those and the tables. */
  readonly blocks: readonly SheetBlock[];
  readonly tables: readonly SheetTable[];
  readonly totals: readonly SheetFact[];
  /** What is said beside the totals, a name over each. */
  readonly inWords: readonly SheetFact[];
  /** The tax of each rate, once more. */
  readonly summary?: SheetTable | undefined;
  /** What the law wants said. */
  readonly statements: readonly string[];
  /** The same in small print. */
  readonly reasons: readonly string[];
  readonly terms: { readonly title: string; readonly items: readonly SheetTerm[] };
  readonly notes: string;
  /** How it is paid. */
  readonly payment: readonly SheetBlock[];
  readonly signatures: readonly SheetSignature[];
  /** What each page says where the table goes on. */
  readonly carriedForward: string;
  readonly broughtForward: string;
}

type Unsaid = Omit<PrintedSheet, 'name' | 'title' | 'issuer' | 'sides' | 'facts' | 'blocks' | 'tables'>;

/** A paper without sums, terms and payment, whose tables go over to a next page without a word: what a paper has of these stands over it. */
export const blankSheet: Unsaid = {
  mark: '',
  totals: [],
  inWords: [],
  statements: [],
  reasons: [],
  terms: { title: 'Terms', items: [] },
  notes: '',
  payment: [],
  signatures: [],
  carriedForward: '',
  broughtForward: '',
};
