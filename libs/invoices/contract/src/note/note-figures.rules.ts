import { allocate, percentOf, roundToRupee, sum, toPaise } from '@freightdesk/shared-money';
import {
  byRate,
  type ComputedInvoice,
  headsPerLine,
  isWithoutPayment,
  sumOfHeads,
  taxabilityOf,
  type TaxHeads,
  taxOf,
} from '@freightdesk/tax-contract';
import { type CorrectedDocument, leftOf, lineLess, type LineWorth, type WhatIsLeft } from './left-of.rules';

/** So much of a line of the document, before tax; lines are counted from 0. */
export interface NotePart {
  line: number;
  minor: number;
}

const atMost = (wanted: TaxHeads, left: TaxHeads): TaxHeads => ({
  cgstPaise: Math.min(wanted.cgstPaise, left.cgstPaise),
  sgstPaise: Math.min(wanted.sgstPaise, left.sgstPaise),
  igstPaise: Math.min(wanted.igstPaise, left.igstPaise),
});

/** Each part at the rate of its line and as a new document would be taxed. */
function taxedAnew(document: CorrectedDocument, parts: readonly NotePart[]) {
  const isZeroRated = isWithoutPayment(document);
  return parts.flatMap(({ line, minor }) => {
    const corrected = document.lines[line];
    if (!corrected) return [];
    const { currency, exchangeRate } = document;
    return {
      gstRate: corrected.gstRate,
      taxableMinor: minor,
      taxablePaise: currency === 'INR' ? minor : toPaise(minor, currency, exchangeRate ?? '0'),
      isTaxed: !isZeroRated && taxabilityOf(corrected) === 'TAXABLE',
    };
  });
}
type Taxed = ReturnType<typeof taxedAnew>;

/**
 * What the parts come to: each rate's tax from its whole taxable value, as on the document; never more than is left of a line, and
 * what takes the rest of a line takes whatever rounding left there.
 */
function pricedParts(left: WhatIsLeft, parts: readonly NotePart[], anew: Taxed, supply: CorrectedDocument['supply']) {
  const remaining = [...left.lines];
  const takesRest = parts.map(({ line, minor }, index) => {
    const others = parts.slice(0, index).filter((other) => other.line === line);
    return minor + sum(others.map((other) => other.minor)) === left.lines[line]?.taxableMinor;
  });
  const heads = headsPerLine(
    anew.map((part, index) => ({ ...part, isTaxed: part.isTaxed && takesRest[index] !== true })),
    supply,
  );
  return parts.map(({ line, minor }, index): LineWorth => {
    const rest = remaining[line];
    const fresh = heads[index];
    if (!rest || !fresh) throw new Error(`A note names line ${line}, which is not there.`);
    const taxablePaise = Math.min(anew[index]?.taxablePaise ?? 0, rest.taxablePaise);
    const worth = takesRest[index] ? rest : { taxableMinor: minor, taxablePaise, ...atMost(fresh, rest) };
    remaining[line] = lineLess(rest, [worth]);
    return worth;
  });
}

/** In the document's own currency, tax from each rate's whole taxable value. */
const totalInCurrency = (anew: Taxed): number =>
  sum(anew.map(({ taxableMinor }) => taxableMinor)) +
  sum(
    [...byRate(anew)].map(([rate, indexes]) => {
      const taxed = indexes.flatMap((index) => (anew[index]?.isTaxed ? [anew[index].taxableMinor] : []));
      return percentOf(sum(taxed), rate);
    }),
  );

const untaxed = (anew: Taxed): Taxed => anew.map((part) => ({ ...part, isTaxed: false }));

/** What a part of an amount in a currency is worth, in proportion. */
const share = (paise: number, part: number, whole: number): number =>
  part <= 0 ? 0 : (allocate(paise, [part, Math.max(whole - part, 0)])[0] ?? 0);

/**
 * What a note in a currency is worth in rupees: as much as it takes off what is outstanding, worked out as payments do, so that whatever
 * settles a document settles it to the paisa. What exceeds that stands in the note at its share of the whole note, so the two have to
 * agree: from what it would be worth by itself it is taken up or down till they do, which is a paisa. Where both are just half of an odd
 * paisa, the note of the rest is worth one more than is left, and that is its round-off.
 */
function worthInRupees(document: CorrectedDocument, minor: number, byItself: number): number {
  const { totalPaise, currencyTotalMinor, owed = { minor: currencyTotalMinor, paise: totalPaise } } = document;
  const open = Math.max(document.outstandingMinor, 0);
  const taken = Math.min(minor, open);
  const worthOf = (left: number) => share(owed.paise, left, owed.minor);
  const settled = worthOf(open) - worthOf(open - taken);
  const withRest = (whole: number) => settled + share(whole, minor - taken, minor);
  let worth = withRest(byItself);
  while (withRest(worth) !== worth) worth = withRest(worth);
  return worth;
}

/** The whole of a note: in rupees the rest where nothing stays behind, otherwise rounded as its document is. */
function totalsOf(document: CorrectedDocument, left: WhatIsLeft, { before, anew, isRest }: Priced) {
  const { totalPaise, currencyTotalMinor } = left;
  if (document.currency !== 'INR') {
    const ofParts = () => totalInCurrency(document.reverseCharge ? untaxed(anew) : anew);
    const minor = isRest ? currencyTotalMinor : Math.min(ofParts(), currencyTotalMinor);
    const worth = worthInRupees(document, minor, isRest ? totalPaise : before);
    return { roundOffPaise: worth - before, totalPaise: worth, currencyTotalMinor: minor };
  }
  if (isRest) return { roundOffPaise: totalPaise - before, totalPaise, currencyTotalMinor };
  const wanted = document.roundOff ? roundToRupee(before).roundOffPaise : 0;
  const rounded = Math.min(before + wanted, totalPaise);
  return { roundOffPaise: rounded - before, totalPaise: rounded, currencyTotalMinor: rounded };
}

interface Priced {
  before: number;
  anew: Taxed;
  isRest: boolean;
}

/**
 * Every figure of a note, all of them above zero: the tax treatment, rates and exchange rate of the document that it corrects. The page
 * previews with it; the server computes anew with it and stores that.
 */
export function noteFigures(document: CorrectedDocument, parts: readonly NotePart[]): ComputedInvoice {
  const left = leftOf(document);
  const anew = taxedAnew(document, parts);
  const lines = pricedParts(left, parts, anew, document.supply);
  const isRest = left.lines.every(
    ({ taxableMinor }, index) =>
      taxableMinor === sum(parts.filter(({ line }) => line === index).map(({ minor }) => minor)),
  );
  const heads = sumOfHeads(lines);
  const taxablePaise = sum(lines.map((line) => line.taxablePaise));
  const owed = left.reverseChargeTax;
  return {
    lines,
    taxablePaise,
    ...heads,
    ...totalsOf(document, left, { before: taxablePaise + taxOf(heads), anew, isRest }),
    reverseChargeTax: owed && (isRest ? owed : atMost(sumOfHeads(headsPerLine(anew, document.supply)), owed)),
  };
}
