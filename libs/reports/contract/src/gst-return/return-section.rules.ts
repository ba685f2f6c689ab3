import { headsPerLine } from '@freightdesk/tax-contract';
import { addTo, noFigures, type ReturnFigures } from './return-amount.rules';
import type { DocumentHead, ReturnLine, SuppliedLine, SupplyFacts } from './return-document';

export const gstr1Sections = ['b2b', 'b2cl', 'b2cs', 'exp', 'cdnr', 'cdnur', 'nil'] as const;
export type Gstr1Section = (typeof gstr1Sections)[number];

/** A supply to another State's unregistered recipient above it is told one by one (notification 12/2024-Central Tax, from Aug-2024). */
const largePaise = 1_00_000_00;

export const isNote = ({ kind }: { kind: string }): boolean => kind === 'CREDIT_NOTE' || kind === 'DEBIT_NOTE';
export const signOf = ({ kind }: { kind: string }): 1 | -1 => (kind === 'CREDIT_NOTE' ? -1 : 1);
export const isIntra = ({ supply }: Pick<SupplyFacts, 'supply'>): boolean => supply === 'INTRA';

/** Where what is taxed of a document is told. A note follows the document that it is against. */
export function sectionOf(document: DocumentHead): Exclude<Gstr1Section, 'nil'> {
  if (document.supply === 'EXPORT') return isNote(document) ? 'cdnur' : 'exp';
  if (document.recipientGstin !== null) return isNote(document) ? 'cdnr' : 'b2b';
  const isLarge = !isIntra(document) && (document.againstPaise ?? document.totalPaise) > largePaise;
  if (!isLarge) return 'b2cs';
  return isNote(document) ? 'cdnur' : 'b2cl';
}

/** What was paid on the customer's behalf is no supply (CGST Rules, rule 33). */
const isSupply = ({ kind }: SupplyFacts, { taxability }: SuppliedLine) =>
  kind !== 'REIMBURSEMENT' || taxability === 'TAXABLE';

/**
 * Under reverse charge a recipient without a registration tells the portal of no tax, and neither do we: carriage by road is exempt for
 * him (notification 12/2017, entry 21A).
 */
const isOwedByNobody = ({ reverseCharge, isRegistered, supply }: SupplyFacts) =>
  reverseCharge && !isRegistered && supply !== 'EXPORT';

/** Lines that are told by rate, and those that are told as nil-rated, exempt or outside GST. An export is told as a whole. */
export function linesOf<Line extends SuppliedLine>(document: SupplyFacts, lines: readonly Line[]) {
  const isTaxed = !isOwedByNobody(document);
  const [rated, untaxed]: [Line[], Line[]] = [[], []];
  for (const line of lines) {
    if (!isSupply(document, line)) continue;
    const isRated = (line.taxability === 'TAXABLE' && isTaxed) || document.supply === 'EXPORT';
    (isRated ? rated : untaxed).push(line);
  }
  return { rated, untaxed };
}

/** What a document says of one rate. */
export interface RatedPart extends ReturnFigures {
  rate: number;
  /** The tax that is told: under reverse charge the recipient owes it, and we charge none. */
  told: ReturnFigures;
}

/** Tax that the recipient owes stands on no line: it is computed as the document computed it, from all that bears the rate. */
function owedOf({ supply }: SupplyFacts, gstRate: string, { taxablePaise }: ReturnFigures): ReturnFigures {
  const [owed] = headsPerLine([{ gstRate, taxablePaise, isTaxed: true }], supply);
  return { ...noFigures, ...owed, taxablePaise };
}

/** The taxed lines of a document, added up by rate: of one or two for each of a month's thousands, so none is put in a map. */
export function ratedParts(document: SupplyFacts, rated: readonly ReturnLine[]): RatedPart[] {
  const sums: { gstRate: string; rate: number; figures: ReturnFigures }[] = [];
  for (const line of rated) {
    const rate = Number(line.gstRate);
    let sum = sums.find((known) => known.rate === rate);
    if (sum === undefined) sums.push((sum = { gstRate: line.gstRate, rate, figures: { ...noFigures } }));
    addTo(sum.figures, line, 1);
  }
  return sums.map(({ gstRate, rate, figures }) => ({
    rate,
    ...figures,
    told: document.reverseCharge ? owedOf(document, gstRate, figures) : figures,
  }));
}
