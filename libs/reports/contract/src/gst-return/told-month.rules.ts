import { addToHsn, type HsnRow } from './hsn.rules';
import { addTo, noFigures, type ReturnFigures } from './return-amount.rules';
import type { DocumentHead, ReturnDocument, SuppliedLine } from './return-document';
import {
  type Gstr1Section,
  gstr1Sections,
  isIntra,
  linesOf,
  type RatedPart,
  ratedParts,
  sectionOf,
  signOf,
} from './return-section.rules';

export interface SectionFigures extends ReturnFigures {
  section: Gstr1Section;
  documents: number;
}

/** A document that is taxed, with what it says of each rate. */
export interface Rated {
  document: DocumentHead;
  section: Gstr1Section;
  parts: readonly RatedPart[];
}

/** What bore no tax, by where it went; in paise by why. */
export interface UntaxedRow extends Record<(typeof untaxedKinds)[SuppliedLine['taxability']], number> {
  sply_ty: string;
}

/** What the sale documents of a month say. */
export interface ToldMonth {
  rated: readonly Rated[];
  untaxed: readonly UntaxedRow[];
  /** What each section comes to, as we charged it: credit notes below zero. */
  sections: readonly SectionFigures[];
  /** What was supplied under each code and rate, to the registered and to all others. */
  hsn: readonly HsnRow[];
}

const untaxedKinds = { EXEMPT: 'expt_amt', NIL: 'nil_amt', NON_GST: 'ngsup_amt', TAXABLE: 'expt_amt' } as const;

const supplyType = (document: DocumentHead) =>
  `${isIntra(document) ? 'INTRA' : 'INTR'}${document.recipientGstin === null ? 'B2C' : 'B2B'}`;

function addUntaxed(rows: Map<string, UntaxedRow>, document: DocumentHead, lines: readonly SuppliedLine[]): void {
  if (lines.length === 0) return;
  const sply_ty = supplyType(document);
  const row = rows.get(sply_ty) ?? { sply_ty, expt_amt: 0, nil_amt: 0, ngsup_amt: 0 };
  for (const { taxability, taxablePaise } of lines) row[untaxedKinds[taxability]] += signOf(document) * taxablePaise;
  rows.set(sply_ty, row);
}

function addToSection(row: SectionFigures | undefined, document: DocumentHead, lines: readonly SuppliedLine[]): void {
  if (row === undefined || lines.length === 0) return;
  row.documents += 1;
  for (const line of lines) addTo(row, line, signOf(document));
}

/** Adds up documents while they are read, so that of a month's tens of thousands of lines none is kept. */
export function tellMonth(documents: Iterable<ReturnDocument>): ToldMonth {
  const rated: Rated[] = [];
  const [hsn, untaxedRows] = [new Map<string, HsnRow>(), new Map<string, UntaxedRow>()];
  const figures = new Map(gstr1Sections.map((section) => [section, { section, documents: 0, ...noFigures }]));
  for (const { head, lines } of documents) {
    const [told, section] = [linesOf(head, lines), sectionOf(head)];
    if (told.rated.length > 0) rated.push({ document: head, section, parts: ratedParts(head, told.rated) });
    addToSection(figures.get(section), head, told.rated);
    addToSection(figures.get('nil'), head, told.untaxed);
    addUntaxed(untaxedRows, head, told.untaxed);
    addToHsn(hsn, head, told);
  }
  return { rated, untaxed: [...untaxedRows.values()], sections: [...figures.values()], hsn: [...hsn.values()] };
}
