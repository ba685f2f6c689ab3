import type { Entry, ModelParty } from './model-books.builder';

export const halfUp = (of: bigint, by: bigint) => Number((2n * of + by) / (2n * by));

export const billOpening = ({ id }: ModelParty, paise: number): Entry => [
  [`2100 ${id}`, -paise],
  ['3010', paise],
];

/** A share of an amount in thousandths, rounded half-up; amounts are not below zero. */
const share = (paise: number, thousandths: number): number => Math.floor((paise * thousandths + 500) / 1000);

interface Heads {
  cgst: number;
  sgst: number;
  igst: number;
}

/** Tax of one rate: each half is rounded alone, so both are equal. */
export function taxOn(paise: number, percent: number, isLocal: boolean): Heads {
  const half = share(paise, percent * 5);
  return isLocal ? { cgst: half, sgst: half, igst: 0 } : { cgst: 0, sgst: 0, igst: share(paise, percent * 10) };
}

export function saleEntry(taxablePaise: number, percent: number, { id, isLocal }: ModelParty): Entry {
  const { cgst, sgst, igst } = taxOn(taxablePaise, percent, isLocal);
  const exact = taxablePaise + cgst + sgst + igst;
  const total = Math.floor((exact + 50) / 100) * 100;
  return [
    [`1200 ${id}`, total],
    ['4010', -taxablePaise],
    ['2210', -cgst],
    ['2220', -sgst],
    ['2230', -igst],
    ['7900', exact - total],
  ];
}

export interface BillTerms {
  reverseCharge: boolean;
  itcEligible: boolean;
}

export function billEntry(
  [taxablePaise, percent]: readonly [number, number],
  { id, isLocal }: ModelParty,
  { reverseCharge, itcEligible }: BillTerms,
): Entry {
  const { cgst, sgst, igst } = taxOn(taxablePaise, percent, isLocal);
  const tax = cgst + sgst + igst;
  const credit = reverseCharge ? ['1340', '1350', '1360'] : ['1310', '1320', '1330'];
  const heads = [cgst, sgst, igst];
  return [
    ['5010', taxablePaise + (itcEligible ? 0 : tax)],
    ...heads.map((paise, index) => [credit[index] ?? '', itcEligible ? paise : 0] as const),
    [`2100 ${id}`, -taxablePaise - (reverseCharge ? 0 : tax)],
    ...heads.map((paise, index) => [['2240', '2250', '2260'][index] ?? '', reverseCharge ? -paise : 0] as const),
  ];
}

/** What a document is worth to its party. */
export const owedOf = (entry: Entry, account: string): number =>
  entry.reduce((sum, [name, paise]) => (name.startsWith(`${account} `) ? sum + Math.abs(paise) : sum), 0);
