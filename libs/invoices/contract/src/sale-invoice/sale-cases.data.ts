import type { Party, StateCode } from '@freightdesk/parties-contract';
import type { AddSaleInvoiceInput, SaleInvoice } from './sale-invoice.schema';

type Registration = Party['registrations'][number];
type Input = AddSaleInvoiceInput;

/** Where one of our places of business is, and what it is registered under. */
interface Place {
  stateCode: StateCode | null;
  gstin: string | null;
}

/** A line, charged to the case's job of that position. */
type Charge = Pick<Input['lines'][number], 'sac' | 'rate' | 'gstRate'> &
  Partial<Pick<Input['lines'][number], 'quantity' | 'discountMinor' | 'taxability'>> & { job?: number };

type Expected = Pick<
  SaleInvoice,
  | 'supply'
  | 'taxablePaise'
  | 'cgstPaise'
  | 'sgstPaise'
  | 'igstPaise'
  | 'roundOffPaise'
  | 'totalPaise'
  | 'currencyTotalMinor'
  | 'reverseChargeTax'
> & { stateCode: StateCode; supplierGstin: string | null };

/** A sale as a person types it, between two sides as they stand, and what it must come to on the page and on the server. */
export interface SaleCase {
  name: string;
  /** The company and its head office; in Maharashtra and registered there unless it is said. */
  company?: Place;
  /** The branch that makes the document; the head office unless it is said. */
  branch?: Place;
  customer: Pick<Party, 'country' | 'stateCode' | 'registrations'>;
  /** The jobs that lines are charged to, each by where its goods are handed over. */
  jobs?: readonly (StateCode | null)[];
  terms?: Partial<Omit<Input, 'lines' | 'partyId' | 'branchId'>>;
  lines: readonly Charge[];
  expected: Expected;
}

export const ourOffice = { stateCode: '27', gstin: '27AAGCB7383J1Z8' } as const satisfies Place;
const bengaluru = { stateCode: '29', gstin: '29AAGCB7383J1Z4' } as const satisfies Place;

const registration = (
  stateCode: Registration['stateCode'],
  gstin: string | null,
  rest: Partial<Registration> = {},
) => ({
  ...{ stateCode, gstin, type: 'REGULAR' as const, address: null },
  ...rest,
});
const inMaharashtra = registration('27', '27AAPFU0939F1ZV');
const inGujarat = registration('24', '24AAPFU0939F1Z1');
const inKarnataka = registration('29', '29AAPFU0939F1ZR');

const customer = (...registrations: Registration[]): SaleCase['customer'] => ({
  country: 'IN',
  stateCode: registrations[0]?.stateCode ?? null,
  registrations,
});
const unregistered = (stateCode: StateCode | null): SaleCase['customer'] => ({
  country: 'IN',
  stateCode,
  registrations: [],
});
const abroad: SaleCase['customer'] = { country: 'AE', stateCode: '96', registrations: [] };

const freight: Charge = { sac: '996521', rate: '10000.00', gstRate: '18' };
const clearance: Charge = { sac: '996712', rate: '10000.00', gstRate: '18' };
const carriage: Charge = { sac: '996791', rate: '10000.00', gstRate: '5' };

type Taxes = Partial<Pick<Expected, 'taxablePaise' | 'roundOffPaise'>> & { each?: number; igst?: number };

function figures({ taxablePaise = 10_000_00, roundOffPaise = 0, each = 0, igst = 0 }: Taxes) {
  const totalPaise = taxablePaise + 2 * each + igst + roundOffPaise;
  const heads = { cgstPaise: each, sgstPaise: each, igstPaise: igst };
  return { taxablePaise, ...heads, roundOffPaise, totalPaise, currencyTotalMinor: totalPaise, reverseChargeTax: null };
}

const supplierGstin = ourOffice.gstin;
/** Taxed at 18% on the usual ten thousand, unless it is said. */
const within = (stateCode: StateCode, taxes: Taxes = { each: 900_00 }): Expected => ({
  ...{ supply: 'INTRA', stateCode, supplierGstin },
  ...figures(taxes),
});
const across = (stateCode: StateCode, taxes: Taxes = { igst: 1800_00 }): Expected => ({
  ...{ supply: 'INTER', stateCode, supplierGstin },
  ...figures(taxes),
});
const toSez = (stateCode: StateCode): Expected => ({ ...across(stateCode), supply: 'SEZ' });
const exported = (changes: Partial<Expected> = {}): Expected => ({
  ...{ supply: 'EXPORT', stateCode: '96', supplierGstin },
  ...figures({}),
  ...changes,
});

const registered: readonly SaleCase[] = [
  {
    name: 'freight to one registered in our State',
    customer: customer(inMaharashtra),
    lines: [freight],
    expected: within('27'),
  },
  {
    name: 'freight to one registered in another',
    customer: customer(inKarnataka),
    lines: [freight],
    expected: across('29'),
  },
  {
    name: 'clearance to one registered in our State',
    customer: customer(inMaharashtra),
    lines: [clearance],
    expected: within('27'),
  },
  {
    name: 'clearance to one registered in another',
    customer: customer(inGujarat),
    lines: [clearance],
    expected: across('24'),
  },
  {
    name: 'one with several registrations, under his first',
    customer: customer(inMaharashtra, inKarnataka, inGujarat),
    lines: [freight],
    expected: within('27'),
  },
  {
    name: 'one with several registrations, under his second',
    customer: customer(inMaharashtra, inKarnataka, inGujarat),
    terms: { partyGstin: inKarnataka.gstin },
    lines: [freight],
    expected: across('29'),
  },
  {
    name: 'one whose first registration is elsewhere, under that of our State',
    customer: customer(inGujarat, inMaharashtra),
    terms: { partyGstin: inMaharashtra.gstin },
    lines: [freight],
    expected: within('27'),
  },
  {
    name: 'a registered one is supplied where he is registered, wherever goods are handed over',
    customer: customer(inMaharashtra),
    jobs: ['24'],
    lines: [{ ...freight, job: 0 }],
    expected: within('27'),
  },
  {
    name: 'a composition dealer of our State',
    customer: customer(registration('27', inMaharashtra.gstin, { type: 'COMPOSITION' })),
    lines: [clearance],
    expected: within('27'),
  },
];

const sez = registration('27', '27AAPFU0939F2ZU', { type: 'SEZ' });
const zones: readonly SaleCase[] = [
  { name: 'a SEZ in our State', customer: customer(sez), lines: [freight], expected: toSez('27') },
  {
    name: 'a SEZ in another State',
    customer: customer({ ...inGujarat, type: 'SEZ' }),
    lines: [clearance],
    expected: toSez('24'),
  },
  {
    name: 'one with a unit in a SEZ beside his office, under the unit',
    customer: customer(inMaharashtra, sez),
    terms: { partyGstin: sez.gstin },
    lines: [freight],
    expected: toSez('27'),
  },
  {
    name: 'one whose first registration is a SEZ, under his office',
    customer: customer(sez, inMaharashtra),
    terms: { partyGstin: inMaharashtra.gstin },
    lines: [freight],
    expected: within('27'),
  },
];

const handedOver: readonly SaleCase[] = [
  {
    name: 'freight of an unregistered one without a job, at our place',
    customer: unregistered('29'),
    lines: [freight],
    expected: within('27'),
  },
  {
    name: 'freight of an unregistered one, handed over in another State',
    customer: unregistered('27'),
    jobs: ['24'],
    lines: [{ ...freight, job: 0 }],
    expected: across('24'),
  },
  {
    name: 'freight of an unregistered one of another State, handed over in ours',
    customer: unregistered('29'),
    jobs: ['27'],
    lines: [{ ...freight, job: 0 }],
    expected: within('27'),
  },
  {
    name: 'freight of an unregistered one, whose job does not know where',
    customer: unregistered('29'),
    jobs: [null],
    lines: [{ ...freight, job: 0 }],
    expected: within('27'),
  },
  {
    name: 'freight on two jobs, by the first that knows where',
    customer: unregistered('27'),
    jobs: [null, '24'],
    lines: [
      { ...freight, job: 0 },
      { ...freight, job: 1 },
    ],
    expected: across('24', { taxablePaise: 20_000_00, igst: 3600_00 }),
  },
  {
    name: 'freight on two jobs that know, by the first',
    customer: unregistered('27'),
    jobs: ['29', '24'],
    lines: [
      { ...freight, job: 0 },
      { ...freight, job: 1 },
    ],
    expected: across('29', { taxablePaise: 20_000_00, igst: 3600_00 }),
  },
  {
    name: 'clearance of one job before the freight of another, by that of the freight',
    customer: unregistered('27'),
    jobs: ['27', '24'],
    lines: [
      { ...clearance, job: 0 },
      { ...freight, job: 1 },
    ],
    expected: across('24', { taxablePaise: 20_000_00, igst: 3600_00 }),
  },
  {
    name: 'freight without a job beside the clearance of one, by the job there is',
    customer: unregistered('27'),
    jobs: ['24'],
    lines: [freight, { ...clearance, job: 0 }],
    expected: across('24', { taxablePaise: 20_000_00, igst: 3600_00 }),
  },
];

const byAddress: readonly SaleCase[] = [
  {
    name: 'clearance for an unregistered one of our State',
    customer: unregistered('27'),
    lines: [clearance],
    expected: within('27'),
  },
  {
    name: 'clearance for an unregistered one of another',
    customer: unregistered('29'),
    lines: [clearance],
    expected: across('29'),
  },
  {
    name: 'clearance for an unregistered one without an address',
    customer: unregistered(null),
    lines: [clearance],
    expected: within('27'),
  },
  {
    name: 'clearance is not supplied where goods are handed over',
    customer: unregistered('27'),
    jobs: ['24'],
    lines: [{ ...clearance, job: 0 }],
    expected: within('27'),
  },
  {
    name: 'clearance for one whose place of business in another State is not registered',
    customer: customer(registration('24', null, { type: 'UNREGISTERED' })),
    lines: [clearance],
    expected: across('24'),
  },
];

const dollars = { currency: 'USD', exchangeRate: '83.50', kind: 'EXPORT' } as const;
const goingAbroad: readonly SaleCase[] = [
  {
    name: 'abroad under a letter of undertaking',
    customer: abroad,
    terms: { kind: 'EXPORT' },
    lines: [freight],
    expected: exported(),
  },
  {
    name: 'abroad, of goods handed over in another State',
    customer: abroad,
    jobs: ['24'],
    terms: { kind: 'EXPORT' },
    lines: [{ ...freight, job: 0 }],
    expected: exported(),
  },
  {
    name: 'abroad in dollars, under a letter of undertaking',
    customer: abroad,
    terms: dollars,
    lines: [{ ...freight, rate: '1000' }],
    expected: exported({ taxablePaise: 83_500_00, totalPaise: 83_500_00, currencyTotalMinor: 1_000_00 }),
  },
  {
    name: 'abroad in dollars, with payment of tax',
    customer: abroad,
    terms: { ...dollars, exportWithPayment: true },
    lines: [{ ...freight, rate: '1000' }],
    expected: exported({
      ...{ taxablePaise: 83_500_00, igstPaise: 15_030_00, totalPaise: 98_530_00 },
      currencyTotalMinor: 1_180_00,
    }),
  },
  {
    name: 'abroad in yen, which has no smaller unit',
    customer: abroad,
    terms: { ...dollars, currency: 'JPY', exchangeRate: '0.5612' },
    lines: [{ ...clearance, rate: '100001' }],
    expected: exported({ taxablePaise: 56_120_56, totalPaise: 56_120_56, currencyTotalMinor: 100_001 }),
  },
  {
    name: 'abroad, but performed in our State by a person’s word',
    customer: abroad,
    terms: { placeOfSupply: '27', placeOfSupplyReason: 'Performed in Mumbai' },
    lines: [clearance],
    expected: within('27'),
  },
];

const branches: readonly SaleCase[] = [
  {
    name: 'of a branch of another State, to one of that State',
    branch: bengaluru,
    customer: customer(inKarnataka),
    lines: [freight],
    expected: { ...within('29'), supplierGstin: bengaluru.gstin },
  },
  {
    name: 'of a branch of another State, to one of the company’s',
    branch: bengaluru,
    customer: customer(inMaharashtra),
    lines: [freight],
    expected: { ...across('27'), supplierGstin: bengaluru.gstin },
  },
  {
    name: 'of a branch of another State, freight handed over at its place',
    branch: bengaluru,
    customer: unregistered('27'),
    lines: [freight],
    expected: { ...within('29'), supplierGstin: bengaluru.gstin },
  },
  {
    name: 'of a branch without a GSTIN, which does not trade under the company’s',
    branch: { stateCode: '29', gstin: null },
    customer: customer(inKarnataka),
    lines: [clearance],
    expected: { ...within('29'), supplierGstin: null },
  },
  {
    name: 'of a branch without a State, which is in the company’s',
    branch: { stateCode: null, gstin: ourOffice.gstin },
    customer: unregistered(null),
    lines: [clearance],
    expected: within('27'),
  },
  {
    name: 'of a company without a GSTIN',
    company: { stateCode: '27', gstin: null },
    customer: customer(inMaharashtra),
    lines: [freight],
    expected: { ...within('27'), supplierGstin: null },
  },
  {
    name: 'of a company of another State',
    company: bengaluru,
    customer: customer(inMaharashtra),
    lines: [clearance],
    expected: { ...across('27'), supplierGstin: bengaluru.gstin },
  },
];

const terms: readonly SaleCase[] = [
  {
    name: 'under reverse charge within the State',
    customer: customer(inMaharashtra),
    terms: { reverseCharge: true },
    lines: [carriage],
    expected: { ...within('27', {}), reverseChargeTax: { cgstPaise: 250_00, sgstPaise: 250_00, igstPaise: 0 } },
  },
  {
    name: 'under reverse charge across States',
    customer: customer(inGujarat),
    terms: { reverseCharge: true },
    lines: [carriage],
    expected: { ...across('24', {}), reverseChargeTax: { cgstPaise: 0, sgstPaise: 0, igstPaise: 500_00 } },
  },
  {
    name: 'supplied elsewhere by a person’s word',
    customer: customer(inMaharashtra),
    terms: { placeOfSupply: '24', placeOfSupplyReason: 'Performed at Mundra' },
    lines: [clearance],
    expected: across('24'),
  },
  {
    name: 'rounded up to the rupee',
    customer: customer(inKarnataka),
    lines: [{ ...freight, rate: '100.50', gstRate: '0' }],
    expected: across('29', { taxablePaise: 100_50, roundOffPaise: 50 }),
  },
  {
    name: 'rounded down to the rupee',
    customer: customer(inMaharashtra),
    lines: [{ ...freight, rate: '10000.40' }],
    expected: within('27', { taxablePaise: 10_000_40, each: 900_04, roundOffPaise: -48 }),
  },
  {
    name: 'not rounded, by a person’s word',
    customer: customer(inMaharashtra),
    terms: { roundOff: false },
    lines: [{ ...freight, rate: '62.51' }],
    expected: within('27', { taxablePaise: 62_51, each: 5_63 }),
  },
  {
    name: 'of several rates, each rounded alone',
    customer: customer(inKarnataka),
    terms: { roundOff: false },
    lines: [
      { ...freight, rate: '7.60' },
      { ...freight, rate: '7.60', gstRate: '5' },
      { ...freight, rate: '7.60', gstRate: '18.00' },
    ],
    expected: across('29', { taxablePaise: 22_80, igst: 2_74 + 38 }),
  },
  {
    name: 'less a discount',
    customer: customer(inMaharashtra),
    lines: [{ ...freight, discountMinor: 500_00 }],
    expected: within('27', { taxablePaise: 9_500_00, each: 855_00 }),
  },
  {
    name: 'less so many percent of the whole',
    customer: customer(inMaharashtra),
    terms: { discountPercent: '7.5' },
    lines: [
      { ...freight, discountMinor: 500_00 },
      { ...freight, rate: '500' },
    ],
    expected: within('27', { taxablePaise: 9_250_00, each: 832_50 }),
  },
  {
    name: 'less an amount off the whole, the paisa that is left over at the first of the lines alike',
    customer: customer(inKarnataka),
    terms: { discountMinor: 1_00, roundOff: false },
    lines: [
      { ...freight, rate: '10' },
      { ...freight, rate: '10', gstRate: '5' },
      { ...freight, rate: '10', taxability: 'EXEMPT' },
    ],
    expected: across('29', { taxablePaise: 29_00, igst: 1_74 + 48 }),
  },
  {
    name: 'in part exempt, nil-rated and outside the tax',
    customer: customer(inMaharashtra),
    lines: [
      freight,
      { ...freight, rate: '100', taxability: 'EXEMPT' },
      { ...freight, rate: '100', gstRate: '0' },
      { ...freight, rate: '100', taxability: 'NON_GST' },
    ],
    expected: within('27', { taxablePaise: 10_300_00, each: 900_00 }),
  },
  {
    name: 'a bill of supply',
    customer: customer(inGujarat),
    terms: { kind: 'BILL_OF_SUPPLY' },
    lines: [{ ...freight, taxability: 'EXEMPT' }],
    expected: across('24', {}),
  },
  {
    name: 'a part of a unit at a rate of four decimals',
    customer: customer(inMaharashtra),
    terms: { roundOff: false },
    lines: [{ ...freight, quantity: '33.333', rate: '1.2345' }],
    expected: within('27', { taxablePaise: 41_15, each: 3_70 }),
  },
];

/** Fed through the form and through HTTP alike: what is issued is what was shown. */
export const saleCases: readonly SaleCase[] = [
  ...registered,
  ...zones,
  ...handedOver,
  ...byAddress,
  ...goingAbroad,
  ...branches,
  ...terms,
];
