import { tdsNatures } from '@freightdesk/parties-contract';
import fc from 'fast-check';
import { pans, publishedYears } from './tds.spec-cases.data';
import type { TdsRate } from './tds-rate.schema';
import { tdsRates } from './tds-rate.builder';
import { deductTds, type TdsFacts, tdsPeriod, tdsRateOn as rateOn } from './tds.rules';

const tdsRateOn = (facts: Parameters<typeof rateOn>[0], rates: readonly TdsRate[] = tdsRates) => rateOn(facts, rates);

const rupees = (amount: number) => Math.round(amount * 100);
const facts = (changes: Partial<TdsFacts> = {}): TdsFacts => {
  const known = {
    nature: 'CONTRACT' as const,
    date: '2026-06-10',
    billPaise: rupees(50_000),
    pan: pans.company,
    country: 'IN',
    soFar: { creditedPaise: 0, taxedPaise: 0 },
    ...changes,
  };
  const { nature } = known;
  return { ...known, rate: nature && tdsRateOn({ ...known, nature }) };
};

/** Bills one after the other, each seeing what the earlier ones left. */
function year(bills: readonly number[], changes: Partial<TdsFacts>) {
  const soFar = { creditedPaise: 0, taxedPaise: 0 };
  return bills.map((bill) => {
    const outcome = deductTds(facts({ ...changes, billPaise: rupees(bill), soFar: { ...soFar } }));
    soFar.creditedPaise += rupees(bill);
    soFar.taxedPaise += outcome.basePaise;
    return outcome;
  });
}

describe('published years', () => {
  it.each(publishedYears)('$name ($source)', ({ bills, expected, nature, pan, date }) => {
    expect(year(bills, { nature, pan, date }).map(({ tdsPaise }) => tdsPaise)).toEqual(expected.map(rupees));
  });

  it('an advance that was taxed is not taxed again with its bill (frappe/erpnext PR 42305)', () => {
    const advance = { creditedPaise: 0, taxedPaise: rupees(60_000) };
    const first = deductTds(facts({ nature: 'PROFESSIONAL', billPaise: rupees(60_000), soFar: advance }));
    const soFar = { creditedPaise: rupees(60_000), taxedPaise: rupees(60_000) + first.basePaise };
    const second = deductTds(facts({ nature: 'PROFESSIONAL', billPaise: rupees(10_000), soFar }));

    expect([first.tdsPaise, second.tdsPaise]).toEqual([0, rupees(1_000)]);
  });

  it('are four and that of the advance, and none is left out', () => {
    expect(publishedYears).toHaveLength(4);
  });
});

describe('the law of a day', () => {
  it.each([
    ['CONTRACT', pans.individual, '2026-03-31', '194C', null, '1'],
    ['CONTRACT', pans.individual, '2026-04-01', '393(1) Sl.6(i)', '1023', '1'],
    ['CONTRACT', pans.company, '2026-03-31', '194C', null, '2'],
    ['CONTRACT', pans.company, '2026-04-01', '393(1) Sl.6(i)', '1024', '2'],
    ['COMMISSION', pans.company, '2024-09-30', '194H', null, '5'],
    ['COMMISSION', pans.company, '2024-10-01', '194H', null, '2'],
    ['COMMISSION', pans.company, '2026-04-01', '393(1) Sl.1(ii)', '1006', '2'],
    ['RENT_PLANT', pans.company, '2026-04-01', '393(1) Sl.2(ii)', '1008', '2'],
    ['RENT_PROPERTY', pans.company, '2026-04-01', '393(1) Sl.2(ii)', '1009', '10'],
    ['TECHNICAL', pans.company, '2026-04-01', '393(1) Sl.6(iii)', '1026', '2'],
    ['PROFESSIONAL', pans.company, '2026-03-31', '194J', null, '10'],
    ['PROFESSIONAL', pans.company, '2026-04-01', '393(1) Sl.6(iii)', '1027', '10'],
    ['GOODS', pans.company, '2026-04-01', '393(1) Sl.8(ii)', '1031', '0.1'],
  ] as const)('for %s of %s on %s is %s, code %s, %s%%', (nature, pan, date, section, code, percent) => {
    expect(tdsRateOn({ nature, pan, date })).toMatchObject({ section, code, percent });
  });

  it('is one row for every nature, payee and day from 1-Jul-2021 on', () => {
    const days = ['2021-07-01', '2024-09-30', '2024-10-01', '2025-03-31', '2025-04-01', '2026-03-31', '2026-04-01'];
    for (const [nature, pan, date] of tdsNatures.flatMap((one) =>
      [pans.individual, pans.company].flatMap((pan) => days.map((day) => [one, pan, day] as const)),
    )) {
      const row = tdsRateOn({ nature, pan, date });
      expect(tdsRates.filter((one) => one === row)).toHaveLength(1);
      expect(tdsRateOn({ nature, pan, date }, [...tdsRates].reverse())).toBe(row);
    }
  });

  it('is unknown before the table begins, and nothing is deducted', () => {
    expect(deductTds(facts({ date: '2020-01-01' }))).toMatchObject({
      tdsPaise: 0,
      section: null,
      why: 'No rate is on record for 01-Jan-2020, so nothing is deducted.',
    });
  });
});

describe('a threshold', () => {
  it.each([
    ['CONTRACT', 30_000, 0],
    ['CONTRACT', 30_000.01, 600],
    ['COMMISSION', 20_000, 0],
    ['COMMISSION', 20_000.01, 400],
    ['RENT_PLANT', 50_000, 0],
    ['RENT_PROPERTY', 50_000.01, 5_000],
    ['TECHNICAL', 50_000, 0],
    ['PROFESSIONAL', 50_000.01, 5_000],
    ['GOODS', 50_00_000, 0],
    ['GOODS', 51_00_000, 100],
  ] as const)('of %s: from %f rupees %f are deducted', (nature, bill, deducted) => {
    expect(deductTds(facts({ nature, billPaise: rupees(bill) })).tdsPaise).toBe(rupees(deducted));
  });

  it('of goods leaves the first fifty lakh free, however the bills come', () => {
    const outcomes = year([40_00_000, 15_00_000, 1_00_000], { nature: 'GOODS' });

    expect(outcomes.map(({ basePaise }) => basePaise)).toEqual([0, rupees(5_00_000), rupees(1_00_000)]);
  });

  it('of rent is counted by the month, all others by the fiscal year', () => {
    const rent = tdsRateOn({ nature: 'RENT_PROPERTY', pan: null, date: '2026-02-10' });
    const contract = tdsRateOn({ nature: 'CONTRACT', pan: null, date: '2026-02-10' });

    expect(rent && tdsPeriod(rent, '2026-02-10')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(contract && tdsPeriod(contract, '2026-02-10')).toMatchObject({
      from: '2025-04-01',
      to: '2026-03-31',
    });
  });
});

describe('without a PAN', () => {
  it.each([
    ['CONTRACT', '20', 10_000],
    ['PROFESSIONAL', '20', 10_000],
    ['GOODS', '5', 0],
  ] as const)('%s bears %s%%', (nature, percent, deducted) => {
    expect(deductTds(facts({ nature, pan: null, billPaise: rupees(50_000.5) }))).toMatchObject({
      percent,
      tdsPaise: deducted === 0 ? 0 : rupees(deducted + 0.1),
    });
  });

  it('the bill that crosses the limit bears the tax of all that was free, also where that is more than it is worth', () => {
    const outcomes = year([25_000, 25_000, 25_000, 25_000, 1_000, 60_000], { pan: null });

    expect(outcomes.map(({ tdsPaise }) => tdsPaise)).toEqual([0, 0, 0, 0, 20_200, 12_000].map(rupees));
  });

  it.each([
    ['CONTRACT', [30_000, 30_000, 30_000, 10_000, 50], 2_001],
    ['COMMISSION', [20_000, 100], 402],
    ['PROFESSIONAL', [50_000, 100], 5_010],
  ] as const)('%s of %j bears %d on the last', (nature, bills, deducted) => {
    expect(year(bills, { nature }).at(-1)?.tdsPaise).toBe(rupees(deducted));
  });
});

describe('nothing is deducted', () => {
  it('where no nature is chosen', () => {
    expect(deductTds(facts({ nature: null }))).toMatchObject({ tdsPaise: 0, section: null, head: null });
  });

  it('from a vendor abroad before rate, treaty and form are known', () => {
    expect(deductTds(facts({ country: 'SG' }))).toMatchObject({
      tdsPaise: 0,
      why: expect.stringContaining('outside India'),
    });
  });
});

describe('the reason', () => {
  const why = (changes: Partial<TdsFacts>) => deductTds(facts({ date: '2025-06-10', ...changes })).why;

  it.each([
    [
      { billPaise: rupees(16_000), soFar: { creditedPaise: rupees(80_000), taxedPaise: 0 } },
      "Contract or carriage of goods, section 194C: nothing is deducted, as the bill does not exceed ₹30,000 and the year's bills of this PAN come to ₹96,000, not above ₹1,00,000.",
    ],
    [
      { billPaise: rupees(31_000) },
      'Contract or carriage of goods, section 194C: 2% of ₹31,000, as the bill exceeds ₹30,000.',
    ],
    [
      { billPaise: rupees(16_000), soFar: { creditedPaise: rupees(96_000), taxedPaise: 0 } },
      "Contract or carriage of goods, section 194C: 2% of ₹1,12,000, as the year's bills of this PAN come to ₹1,12,000, above ₹1,00,000, so what was free till now is taxed too.",
    ],
    [
      { billPaise: rupees(16_000), soFar: { creditedPaise: rupees(1_12_000), taxedPaise: rupees(1_12_000) } },
      "Contract or carriage of goods, section 194C: 2% of ₹16,000, as the year's bills of this PAN come to ₹1,28,000, above ₹1,00,000.",
    ],
    [
      { nature: 'RENT_PROPERTY', billPaise: rupees(60_000.5), pan: null },
      "Rent of land or building, section 194I: 20% (there is no PAN) of ₹60,000.50, as the month's bills of this vendor come to ₹60,000.50, above ₹50,000.",
    ],
    [
      { nature: 'GOODS', billPaise: rupees(51_00_000) },
      "Purchase of goods, section 194Q: 0.1% of ₹1,00,000, the untaxed excess, as the year's bills of this PAN come to ₹51,00,000, above ₹50,00,000.",
    ],
  ] as const)('says it all in one sentence (%#)', (changes, sentence) => {
    expect(why(changes)).toBe(sentence);
  });
});

it('rounds to the rupee where the company does', () => {
  const billPaise = rupees(50_025);

  expect(deductTds(facts({ billPaise })).tdsPaise).toBe(1_000_50);
  expect(deductTds(facts({ billPaise, toTheRupee: true })).tdsPaise).toBe(1_001_00);
});

describe('however bills are cut', () => {
  const bills = fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 15 });
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const taxedOf = (cut: readonly number[], facts: Partial<TdsFacts>) =>
    sum(year(cut, facts).map(({ basePaise }) => basePaise));

  it('a year taxes each rupee at most once', () => {
    fc.assert(
      fc.property(bills, fc.constantFrom(...tdsNatures), (cut, nature) => {
        expect(taxedOf(cut, { nature })).toBeLessThanOrEqual(rupees(sum(cut)));
      }),
    );
  });

  it('a contractor above a lakh is taxed for all of it', () => {
    fc.assert(
      fc.property(bills, (cut) => {
        fc.pre(sum(cut) > 1_00_000);

        expect(taxedOf(cut, { nature: 'CONTRACT' })).toBe(rupees(sum(cut)));
      }),
    );
  });
});
