import type { FieldProblem } from '@freightdesk/shared-endpoint';
import {
  compare,
  currencies,
  type CurrencyCode,
  formatMinor,
  lineMinor,
  parseDecimal,
  plainDecimal,
  shift,
  wholeNumber,
} from '@freightdesk/shared-money';
import type { Taxability } from '@freightdesk/tax-contract';
import { type CorrectedDocument, type CorrectedLine, leftOf, standing } from './left-of.rules';
import type { NotePart } from './note-figures.rules';

/** A line of a note as a person says it: like a line of the document, or the one that it names by its place, from 1. */
export interface AskedNoteLine {
  againstLine?: number | undefined;
  description: string;
  sac: string;
  quantity: string;
  rate: string;
  discountMinor?: number | undefined;
  gstRate: string;
  taxability?: Taxability | undefined;
  jobId?: string | null | undefined;
}

interface Found {
  parts: NotePart[];
  problems: FieldProblem[];
}

const amountText = (minor: number, currency: CurrencyCode): string =>
  currency === 'INR' ? formatMinor(minor, currency) : `${currency} ${formatMinor(minor, currency)}`;

const isSameCharge = (asked: AskedNoteLine, line: CorrectedLine): boolean =>
  asked.sac === line.sac &&
  compare(parseDecimal(asked.gstRate), parseDecimal(line.gstRate)) === 0 &&
  (!asked.jobId || asked.jobId === line.jobId) &&
  (asked.taxability === undefined || asked.taxability === 'TAXABLE' || asked.taxability === line.taxability);

/** The line that is meant: the one named; else of those with this SAC and rate one with enough left, called alike before others. */
function meantLine(asked: AskedNoteLine, lines: readonly CorrectedLine[], hasLeft: (index: number) => boolean) {
  const { againstLine } = asked;
  if (againstLine !== undefined) return lines[againstLine - 1] ? againstLine - 1 : undefined;
  const alike = lines.flatMap((line, index) => (isSameCharge(asked, line) ? [index] : []));
  const named = alike.filter((index) => lines[index]?.description === asked.description);
  return [...named, ...alike].find(hasLeft) ?? named[0] ?? alike[0];
}

/** How much of which lines a note takes, and what stands in its way, each at the line that says it. */
export function noteParts(document: CorrectedDocument, asked: readonly AskedNoteLine[]): Found {
  const { currency, lines } = document;
  const left = leftOf(document).lines.map(({ taxableMinor }) => taxableMinor);
  const found: Found = { parts: [], problems: [] };
  asked.forEach((line, index) => {
    const minor = lineMinor({ ...line, discountMinor: line.discountMinor ?? 0, currency });
    const meant = meantLine(line, lines, (at) => (left[at] ?? 0) >= minor);
    const problem = partProblem(document, { minor, meant, left: meant === undefined ? 0 : (left[meant] ?? 0) });
    if (problem) found.problems.push({ ...problem, field: `lines.${index}.${problem.field}` });
    if (meant === undefined || problem) return;
    left[meant] = (left[meant] ?? 0) - minor;
    found.parts.push({ line: meant, minor });
  });
  return found;
}

function partProblem(
  document: CorrectedDocument,
  { minor, meant, left }: { minor: number; meant: number | undefined; left: number },
): FieldProblem | null {
  if (meant === undefined) {
    return { field: 'sac', code: 'unknown_line', message: 'The document has no line of this SAC and rate.' };
  }
  if (minor <= 0) return { field: 'rate', code: 'nothing_noted', message: 'Enter an amount above zero.' };
  if (minor <= left) return null;
  if (left === 0) {
    const numbers = standing(document)
      .filter(({ lines }) => lines.some(({ againstLine }) => againstLine === meant + 1))
      .map(({ number }) => number);
    const message = 'Nothing is left of this line: {{numbers}} took all of it.';
    return { field: 'rate', code: 'noted_already', message, values: { numbers: numbers.join(', ') || '–' } };
  }
  const { currency } = document;
  const message = 'Of this line {{left}} is left: this is {{excess}} too much.';
  const values = { left: amountText(left, currency), excess: amountText(minor - left, currency) };
  return { field: 'rate', code: 'above_left', message, values };
}

/** All that is left of every line. */
export const restParts = (document: CorrectedDocument): NotePart[] =>
  leftOf(document).lines.flatMap(({ taxableMinor: minor }, line) => (minor > 0 ? [{ line, minor }] : []));

/** An amount as the rate of one piece. */
export const rateOf = (minor: number, currency: CurrencyCode): string =>
  plainDecimal(shift(wholeNumber(minor), -currencies[currency].minorDigits));

/** What a note's line says of itself: as its document's where it takes all of it, else one piece of the amount. */
export function writtenPart({ line, minor }: NotePart, { lines, currency }: CorrectedDocument) {
  const corrected = lines[line];
  if (!corrected) throw new Error(`A note names line ${line}, which is not there.`);
  const { description, sac, gstRate, taxability, quantity, rate, chargeHeadId = null } = corrected;
  // A note has no discount of its own: its line says all that its document's was lowered by.
  const discountMinor = (corrected.discountMinor ?? 0) + (corrected.documentDiscountMinor ?? 0);
  const isWhole = minor === corrected.taxableMinor;
  const amounts = isWhole
    ? { quantity, rate, discountMinor }
    : { quantity: '1', rate: rateOf(minor, currency), discountMinor: 0 };
  return { description, sac, gstRate, taxability, chargeHeadId, ...amounts, againstPosition: line + 1 };
}
