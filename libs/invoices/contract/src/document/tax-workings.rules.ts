import { sum } from '@freightdesk/shared-money';
import { byRate, headRate, type TaxHeads } from '@freightdesk/tax-contract';

/** A line as far as its tax is concerned. */
export interface TaxedLine extends TaxHeads {
  gstRate: string;
  taxablePaise: number;
}

export interface TaxWorking {
  /** Of this head: half the rate within the State. */
  percent: string;
  taxablePaise: number;
  taxPaise: number;
}

/** What a head of a document's tax is made of: a rate on all that is taxed with it, as the tax is reckoned and rounded. */
export function taxWorkings(lines: readonly TaxedLine[], head: keyof TaxHeads): TaxWorking[] {
  const supply = head === 'igstPaise' ? 'INTER' : 'INTRA';
  return [...byRate(lines)]
    .map(([rate, indexes]) => {
      const taxed = lines.filter((line, index) => indexes.includes(index) && line[head] !== 0);
      return {
        percent: headRate(rate, supply),
        taxablePaise: sum(taxed.map(({ taxablePaise }) => taxablePaise)),
        taxPaise: sum(taxed.map((line) => line[head])),
      };
    })
    .filter(({ taxPaise }) => taxPaise !== 0);
}
