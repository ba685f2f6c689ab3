import type { Entry, Figures, Heads, ModelParty, Terms } from './model-records.builder';
import type { Step } from './model-world.builder';

export const halfUp = (of: bigint, by: bigint) => Number((2n * of + by) / (2n * by));

export const billOpening = ({ id }: ModelParty, paise: number): Entry => [
  [`2100 ${id}`, -paise],
  ['3010', paise],
];

/** A share of an amount in thousandths, rounded half-up; amounts are not below zero. */
const share = (paise: number, thousandths: number): number => Math.floor((paise * thousandths + 500) / 1000);

/** Tax of one rate: each half is rounded alone, so both are equal. */
export function taxOn(paise: number, percent: number, isLocal: boolean): Heads {
  const half = share(paise, percent * 5);
  return isLocal ? { cgst: half, sgst: half, igst: 0 } : { cgst: 0, sgst: 0, igst: share(paise, percent * 10) };
}

const taxIn = ({ cgst, sgst, igst }: Heads): number => cgst + sgst + igst;

export function figuresOf(taxable: number, { percent, party, isRounded, isCharged }: Omit<Terms, 'entryOf'>): Figures {
  const heads = taxOn(taxable, percent, party.isLocal);
  const exact = taxable + (isCharged ? taxIn(heads) : 0);
  return { taxable, ...heads, total: isRounded ? Math.floor((exact + 50) / 100) * 100 : exact };
}

/** A note of so much: taxed as a new document, never more than is left, and the rest of a document is all that is left. */
export function notedFigures(taxable: number, left: Figures, terms: Terms): Figures {
  if (taxable === left.taxable) return left;
  const [anew, atMost] = [figuresOf(taxable, terms), (head: keyof Figures) => Math.min(anew[head], left[head])];
  const heads = { cgst: atMost('cgst'), sgst: atMost('sgst'), igst: atMost('igst') };
  const exact = taxable + (terms.isCharged ? taxIn(heads) : 0);
  const total = terms.isRounded ? Math.floor((exact + 50) / 100) * 100 : exact;
  return { taxable, ...heads, total: Math.min(total, left.total) };
}

export const less = (from: Figures, { taxable, cgst, sgst, igst, total }: Figures): Figures => ({
  ...{ taxable: from.taxable - taxable, total: from.total - total },
  ...{ cgst: from.cgst - cgst, sgst: from.sgst - sgst, igst: from.igst - igst },
});

export const saleTerms = (percent: number, party: ModelParty): Terms => ({
  ...{ party, percent, isRounded: true, isCharged: true },
  entryOf: ({ taxable, cgst, sgst, igst, total }) => [
    [`1200 ${party.id}`, total],
    ['4010', -taxable],
    ['2210', -cgst],
    ['2220', -sgst],
    ['2230', -igst],
    ['7900', taxable + cgst + sgst + igst - total],
  ],
});

export interface BillTerms {
  reverseCharge: boolean;
  itcEligible: boolean;
}

export const billTerms = (percent: number, party: ModelParty, { reverseCharge, itcEligible }: BillTerms): Terms => ({
  ...{ party, percent, isRounded: false, isCharged: !reverseCharge },
  entryOf: ({ taxable, cgst, sgst, igst, total }) => {
    const heads = [cgst, sgst, igst];
    const credit = reverseCharge ? ['1340', '1350', '1360'] : ['1310', '1320', '1330'];
    return [
      ['5010', taxable + (itcEligible ? 0 : cgst + sgst + igst)],
      ...heads.map((paise, index) => [credit[index] ?? '', itcEligible ? paise : 0] as const),
      [`2100 ${party.id}`, -total],
      ...heads.map((paise, index) => [['2240', '2250', '2260'][index] ?? '', reverseCharge ? -paise : 0] as const),
    ];
  },
});

/** Dollars at a rate, or with the rupees that the bank states. */
export function foreignMoney(minor: number, { paise, other }: Step) {
  const rate = 80_00 + (paise % 7_00);
  const atRate = halfUp(BigInt(minor) * BigInt(rate), 100n);
  const isStated = other % 3 === 0;
  const bankPaise = atRate + (isStated ? other : 0);
  return { bankPaise, foreign: isStated ? { bankAmountPaise: bankPaise } : { exchangeRate: (rate / 100).toFixed(2) } };
}
