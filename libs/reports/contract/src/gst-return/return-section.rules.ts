import { headsPerLine } from '@freightdesk/tax-contract';
import { addFigures, type ReturnFigures } from './return-amount.rules';
import type { ReturnDocument, ReturnLine } from './return-document';

export const gstr1Sections = ['b2b', 'b2cl', 'b2cs', 'exp', 'cdnr', 'cdnur', 'nil'] as const;
export type Gstr1Section = (typeof gstr1Sections)[number];

/** A supply to another State's unregistered recipient above it is told one by one (notification 12/2024-Central Tax, from Aug-2024). */
const largePaise = 1_00_000_00;

export const isNote = ({ kind }: { kind: string }): boolean => kind === 'CREDIT_NOTE' || kind === 'DEBIT_NOTE';
export const signOf = ({ kind }: { kind: string }): 1 | -1 => (kind === 'CREDIT_NOTE' ? -1 : 1);
export const isIntra = ({ supply }: Pick<ReturnDocument, 'supply'>): boolean => supply === 'INTRA';

/** Where what is taxed of a document is told. A note follows the document that it is against. */
export function sectionOf(document: ReturnDocument): Exclude<Gstr1Section, 'nil'> {
  if (document.supply === 'EXPORT') return isNote(document) ? 'cdnur' : 'exp';
  if (document.recipientGstin !== null) return isNote(document) ? 'cdnr' : 'b2b';
  const isLarge = !isIntra(document) && (document.againstPaise ?? document.totalPaise) > largePaise;
  if (!isLarge) return 'b2cs';
  return isNote(document) ? 'cdnur' : 'b2cl';
}

/** What was paid on the customer's behalf is no supply (CGST Rules, rule 33). */
const isSupply = ({ kind }: ReturnDocument, { taxability }: ReturnLine) =>
  kind !== 'REIMBURSEMENT' || taxability === 'TAXABLE';

/**
 * Under reverse charge a recipient without a registration tells the portal of no tax, and neither do we: carriage by road is exempt for
 * him (notification 12/2017, entry 21A).
 */
const isOwedByNobody = ({ reverseCharge, recipientGstin, supply }: ReturnDocument) =>
  reverseCharge && recipientGstin === null && supply !== 'EXPORT';

/** Lines that are told by rate, and those that are told as nil-rated, exempt or outside GST. An export is told as a whole. */
export function linesOf(document: ReturnDocument): { rated: ReturnLine[]; untaxed: ReturnLine[] } {
  const supplied = document.lines.filter((line) => isSupply(document, line));
  const isTaxed = !isOwedByNobody(document);
  const isRated = ({ taxability }: ReturnLine) => (taxability === 'TAXABLE' && isTaxed) || document.supply === 'EXPORT';
  return { rated: supplied.filter(isRated), untaxed: supplied.filter((line) => !isRated(line)) };
}

/** What a document says of one rate. */
export interface RatedPart extends ReturnFigures {
  rate: number;
  /** The tax that is told: under reverse charge the recipient owes it, and we charge none. */
  told: ReturnFigures;
}

/** Tax that the recipient owes stands on no line: it is computed as the document computed it. */
function toldLines(document: ReturnDocument, lines: readonly ReturnLine[]): ReturnFigures[] {
  if (!document.reverseCharge) return [...lines];
  const owed = headsPerLine(
    lines.map((line) => ({ ...line, isTaxed: true })),
    document.supply,
  );
  return lines.map((line, index) => ({ ...line, ...owed[index] }));
}

/** The taxed lines of a document, added up by rate. */
export function ratedParts(document: ReturnDocument): RatedPart[] {
  const { rated } = linesOf(document);
  const told = toldLines(document, rated);
  const rates = [...new Set(rated.map(({ gstRate }) => Number(gstRate)))];
  return rates.map((rate) => {
    const isOfRate = (_row: unknown, index: number) => Number(rated[index]?.gstRate) === rate;
    return { rate, ...addFigures(rated.filter(isOfRate)), told: addFigures(told.filter(isOfRate)) };
  });
}
