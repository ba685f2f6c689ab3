import { say } from '@freightdesk/shared-sentence';
import { reasonOf } from '../reason-of';
import { pans } from './tds.spec-cases.data';
import { tdsRates } from './tds-rate.builder';
import { noPapers, type TdsPapers } from './tds-papers.rules';
import { deductTds, type TdsFacts, tdsRateOn } from './tds.rules';

const rupees = (amount: number) => Math.round(amount * 100);
const until = '2027-03-31';
const declaration = { id: 'd', until };
const certificate = { id: 'c', until, number: '1AB23CDE', percent: '0.5', limitPaise: rupees(2_00_000), usedPaise: 0 };
const treaty = 'DTAA with Singapore, Article 12';
const nonResident = { id: 'n', until, percent: '10', treaty };

function deducted(papers: Partial<TdsPapers>, changes: Partial<TdsFacts> = {}) {
  const known = { nature: 'CONTRACT' as const, date: '2026-06-10', pan: pans.company, country: 'IN', ...changes };
  const { nature } = known;
  const rate = nature && tdsRateOn({ ...known, nature }, tdsRates);
  const soFar = { creditedPaise: 0, taxedPaise: 0 };
  return deductTds({ billPaise: rupees(1_50_000), soFar, ...known, rate, papers: { ...noPapers, ...papers } });
}

/** Section 194C(6) and (7), 197 and 195 of the Act of 1961, and what takes their place in the Act of 2025. */
it.each<[string, ReturnType<typeof deducted>, object]>([
  ['a transporter who declared', deducted({ declaration }), { percent: '0', basePaise: rupees(1_50_000), tdsPaise: 0 }],
  [
    'one without a PAN, whose declaration is none',
    deducted({ declaration }, { pan: null }),
    { percent: '20', tdsPaise: rupees(30_000) },
  ],
  [
    'his professional fees, of which the declaration says nothing',
    deducted({ declaration }, { nature: 'PROFESSIONAL' }),
    { percent: '10', tdsPaise: rupees(15_000) },
  ],
  [
    'a certificate of which enough is left',
    deducted({ certificate }),
    {
      percent: '0.5',
      tdsPaise: rupees(750),
      certificate: { id: 'c', number: '1AB23CDE', basePaise: rupees(1_50_000) },
    },
  ],
  [
    'a certificate that ends within the bill',
    deducted({ certificate: { ...certificate, usedPaise: rupees(1_00_000) } }),
    { percent: '2', tdsPaise: rupees(500 + 1_000), certificate: { basePaise: rupees(1_00_000) } },
  ],
  [
    'a certificate that is used up',
    deducted({ certificate: { ...certificate, usedPaise: rupees(2_00_000) } }),
    { percent: '2', tdsPaise: rupees(3_000), certificate: null },
  ],
  [
    'a certificate of no tax',
    deducted({ certificate: { ...certificate, percent: '0' } }),
    { percent: '0', tdsPaise: 0 },
  ],
  ['a certificate without a PAN', deducted({ certificate }, { pan: null }), { percent: '20', certificate: null }],
  [
    'a bill below the limits, certificate or not',
    deducted({ certificate }, { billPaise: rupees(20_000) }),
    { basePaise: 0, tdsPaise: 0, certificate: null },
  ],
  [
    'a non-resident, from the first rupee on',
    deducted({ nonResident }, { country: 'SG', pan: null, nature: null, billPaise: rupees(1_000) }),
    { section: '393(2)', percent: '10', basePaise: rupees(1_000), tdsPaise: rupees(100), head: 'NON_RESIDENT' },
  ],
  [
    'one before the Act of 2025',
    deducted({ nonResident }, { country: 'SG', date: '2026-03-31' }),
    { section: '195', tdsPaise: rupees(15_000) },
  ],
  ['one whose terms nobody entered', deducted({}, { country: 'SG' }), { section: null, tdsPaise: 0, head: null }],
])('of %s so much is deducted', (_whom, outcome, expected) => {
  expect(outcome).toMatchObject(expected);
});

it.each<[string, string, string]>([
  [
    'a declaration',
    deducted({ declaration }).why,
    'Contract or carriage of goods, section 393(1) Sl.6(i): nothing is deducted, as the transporter declared at most ten goods carriages, till 31-Mar-2027 (section 393(4)).',
  ],
  [
    'a declaration before the Act of 2025',
    deducted({ declaration }, { date: '2026-03-31' }).why,
    'Contract or carriage of goods, section 194C: nothing is deducted, as the transporter declared at most ten goods carriages, till 31-Mar-2027 (section 194C(6)).',
  ],
  [
    'a certificate',
    deducted({ certificate }).why,
    "Contract or carriage of goods, section 393(1) Sl.6(i): 2% of ₹1,50,000, as the year's bills of this PAN come to ₹1,50,000, above ₹1,00,000. Certificate 1AB23CDE covers ₹1,50,000 of it at 0.5% (section 395(1)).",
  ],
  [
    'a certificate before it',
    deducted({ certificate }, { date: '2026-03-31' }).why,
    "Contract or carriage of goods, section 194C: 2% of ₹1,50,000, as the year's bills of this PAN come to ₹1,50,000, above ₹1,00,000. Certificate 1AB23CDE covers ₹1,50,000 of it at 0.5% (section 197).",
  ],
  [
    'terms of a non-resident',
    deducted({ nonResident }, { country: 'SG' }).why,
    'The vendor is outside India: 10% of ₹1,50,000, section 393(2) (DTAA with Singapore, Article 12).',
  ],
])('a deduction under %s says why, and can say it again in another language', (_paper, why, sentence) => {
  expect(why).toBe(sentence);
  expect(reasonOf(why).values).toBeDefined();
  expect(say(reasonOf(why))).toBe(sentence);
});
