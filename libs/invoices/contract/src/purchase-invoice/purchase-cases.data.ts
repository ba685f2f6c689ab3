import type { Party, StateCode, TdsNature } from '@freightdesk/parties-contract';
import type { AddPurchaseInvoiceInput, PurchaseInvoice } from './purchase-invoice.schema';

type Input = AddPurchaseInvoiceInput;
type Place = { stateCode: StateCode | null; gstin: string | null };

type Cost = Pick<Input['lines'][number], 'sac' | 'rate' | 'gstRate'> &
  Partial<Pick<Input['lines'][number], 'quantity' | 'taxability'>>;

type Expected = Pick<
  PurchaseInvoice,
  | 'supply'
  | 'reverseCharge'
  | 'taxablePaise'
  | 'cgstPaise'
  | 'sgstPaise'
  | 'igstPaise'
  | 'roundOffPaise'
  | 'totalPaise'
  | 'currencyTotalMinor'
  | 'tdsBasePaise'
  | 'tdsPaise'
  | 'payablePaise'
  | 'payableMinor'
> & { stateCode: StateCode };

/** A vendor's bill as a person types it, and what it must come to on the page and on the server. */
export interface PurchaseCase {
  name: string;
  /** The branch that buys; the head office, in Maharashtra and registered there, unless it is said. */
  branch?: Place;
  vendor: Pick<Party, 'country' | 'stateCode' | 'registrations'> & {
    pan: string | null;
    tdsNature: TdsNature | null;
  };
  /** What the year has of the vendor's PAN already, tax deducted from all of it or from none. */
  soFar?: { creditedPaise: number; taxedPaise: number };
  /** Whether the company rounds TDS to the rupee. */
  toTheRupee?: boolean;
  terms?: Partial<Omit<Input, 'lines' | 'partyId' | 'branchId'>>;
  lines: readonly Cost[];
  /** Where the stated tax is not believed: the fields it is told at, in place of figures. */
  refusedAt?: readonly string[];
  expected: Expected;
}

type Registration = Party['registrations'][number];
const registration = (
  stateCode: Registration['stateCode'],
  gstin: string | null,
  rest: Partial<Registration> = {},
) => ({
  ...{ stateCode, gstin, type: 'REGULAR' as const, address: null },
  ...rest,
});
const inMaharashtra = registration('27', '27AAPFU0939F1ZV');
const inKarnataka = registration('29', '29AAPFU0939F1ZR');

const vendor = (
  registrations: Registration[],
  { tdsNature = null, pan = 'AAPFU0939F' }: { tdsNature?: TdsNature | null; pan?: string | null } = {},
): PurchaseCase['vendor'] => ({
  country: 'IN',
  stateCode: registrations[0]?.stateCode ?? '27',
  registrations,
  pan,
  tdsNature,
});
const contractor = vendor([inMaharashtra], { tdsNature: 'CONTRACT' });
const abroad: PurchaseCase['vendor'] = {
  ...{ country: 'SG', stateCode: '96' as const, registrations: [], pan: null, tdsNature: null },
};

const freight: Cost = { sac: '996521', rate: '10000.00', gstRate: '5' };

interface Figures extends Partial<Pick<Expected, 'supply' | 'reverseCharge' | 'taxablePaise' | 'roundOffPaise'>> {
  stateCode?: StateCode;
  each?: number;
  igst?: number;
  tds?: [base: number, paise: number];
}

function figures({ stateCode = '27', each = 0, igst = 0, tds = [0, 0], ...rest }: Figures): Expected {
  const { supply = 'INTRA', reverseCharge = false, taxablePaise = 10_000_00, roundOffPaise = 0 } = rest;
  const totalPaise = taxablePaise + 2 * each + igst + roundOffPaise;
  const [tdsBasePaise, tdsPaise] = tds;
  const payable = totalPaise - tdsPaise;
  return {
    ...{ stateCode, supply, reverseCharge, taxablePaise, roundOffPaise, totalPaise, currencyTotalMinor: totalPaise },
    ...{ cgstPaise: each, sgstPaise: each, igstPaise: igst },
    ...{ tdsBasePaise, tdsPaise, payablePaise: payable, payableMinor: payable },
  };
}
const usual = { each: 250_00 };

const sides: readonly PurchaseCase[] = [
  { name: 'from our State', vendor: vendor([inMaharashtra]), lines: [freight], expected: figures(usual) },
  {
    name: 'from another State',
    vendor: vendor([inKarnataka]),
    lines: [freight],
    expected: figures({ supply: 'INTER', igst: 500_00 }),
  },
  {
    name: 'from the second registration of a vendor',
    vendor: vendor([inMaharashtra, inKarnataka]),
    terms: { partyGstin: inKarnataka.gstin },
    lines: [freight],
    expected: figures({ supply: 'INTER', igst: 500_00 }),
  },
  {
    name: 'from a SEZ in our State',
    vendor: vendor([registration('27', '27AAPFU0939F2ZU', { type: 'SEZ' })]),
    lines: [freight],
    expected: figures({ supply: 'SEZ', igst: 500_00 }),
  },
  {
    name: 'from an unregistered vendor of another State, under reverse charge',
    vendor: vendor([registration('29', null, { type: 'UNREGISTERED' })]),
    terms: { reverseCharge: true },
    lines: [freight],
    expected: figures({ supply: 'INTER', reverseCharge: true }),
  },
  {
    name: 'from a vendor whose State is not on record',
    vendor: { ...vendor([]), stateCode: null },
    lines: [freight],
    expected: figures(usual),
  },
  {
    name: 'from abroad, which is under reverse charge by law',
    vendor: abroad,
    lines: [freight],
    expected: figures({ supply: 'IMPORT', reverseCharge: true }),
  },
  {
    name: 'from abroad in dollars',
    vendor: abroad,
    terms: { currency: 'USD', exchangeRate: '83.50' },
    lines: [{ ...freight, rate: '1000' }],
    expected: {
      ...figures({ supply: 'IMPORT', reverseCharge: true, taxablePaise: 83_500_00 }),
      ...{ currencyTotalMinor: 1_000_00, payableMinor: 1_000_00 },
    },
  },
  {
    name: 'by a branch of another State, from a vendor of that State',
    branch: { stateCode: '29', gstin: '29AAGCB7383J1Z4' },
    vendor: vendor([inKarnataka]),
    lines: [freight],
    expected: figures({ ...usual, stateCode: '29' }),
  },
  {
    name: 'by a branch without a GSTIN, from a vendor of our State',
    branch: { stateCode: '29', gstin: null },
    vendor: vendor([inMaharashtra]),
    lines: [freight],
    expected: figures({ supply: 'INTER', igst: 500_00, stateCode: '29' }),
  },
];

const tax: readonly PurchaseCase[] = [
  {
    name: 'rounded as the vendor rounds',
    vendor: vendor([inMaharashtra]),
    terms: { roundOffPaise: -20 },
    lines: [{ ...freight, rate: '10000.20', gstRate: '0' }],
    expected: figures({ taxablePaise: 10_000_20, roundOffPaise: -20 }),
  },
  {
    name: 'taxed as the vendor states it, within a rupee of ours',
    vendor: vendor([inMaharashtra]),
    terms: { statedTax: { cgstPaise: 250_40, sgstPaise: 250_40 } },
    lines: [freight],
    expected: figures({ each: 250_40 }),
  },
  {
    name: 'taxed as the vendor states it, more than a rupee away',
    vendor: vendor([inMaharashtra]),
    terms: { statedTax: { cgstPaise: 252_00, sgstPaise: 250_00 } },
    lines: [freight],
    refusedAt: ['statedTax.cgstPaise'],
    expected: figures(usual),
  },
  {
    name: 'taxed under a head that does not apply',
    vendor: vendor([inMaharashtra]),
    terms: { statedTax: { igstPaise: 50 } },
    lines: [freight],
    refusedAt: ['statedTax.igstPaise'],
    expected: figures(usual),
  },
  {
    name: 'of several rates and one exempt line',
    vendor: vendor([inMaharashtra]),
    lines: [freight, { ...freight, gstRate: '18' }, { ...freight, taxability: 'EXEMPT' }],
    expected: figures({ taxablePaise: 30_000_00, each: 250_00 + 900_00 }),
  },
];

const big: Cost = { ...freight, rate: '40000.00' };
const withheld: readonly PurchaseCase[] = [
  { name: 'of a contractor below both limits', vendor: contractor, lines: [freight], expected: figures(usual) },
  {
    name: 'of a contractor, a bill above the limit of one',
    vendor: contractor,
    lines: [big],
    expected: figures({ taxablePaise: 40_000_00, each: 1_000_00, tds: [40_000_00, 800_00] }),
  },
  {
    name: 'of a contractor, the bill that takes his year above the limit',
    vendor: contractor,
    soFar: { creditedPaise: 95_000_00, taxedPaise: 0 },
    lines: [freight],
    expected: figures({ ...usual, tds: [105_000_00, 2_100_00] }),
  },
  {
    name: 'of a contractor without a PAN',
    vendor: vendor([registration('27', null, { type: 'UNREGISTERED' })], { tdsNature: 'CONTRACT', pan: null }),
    lines: [big],
    expected: figures({ taxablePaise: 40_000_00, each: 1_000_00, tds: [40_000_00, 8_000_00] }),
  },
  {
    name: 'of a contractor who is an individual',
    vendor: vendor([registration('27', '27ABCPK1234F1Z5')], { tdsNature: 'CONTRACT', pan: 'ABCPK1234F' }),
    lines: [big],
    expected: figures({ taxablePaise: 40_000_00, each: 1_000_00, tds: [40_000_00, 400_00] }),
  },
  {
    name: 'of a contractor, from whom a person says nothing is deducted',
    vendor: contractor,
    terms: { tdsNature: null },
    lines: [big],
    expected: figures({ taxablePaise: 40_000_00, each: 1_000_00 }),
  },
  {
    name: 'of a contractor, for what a person says is a professional’s fee',
    vendor: contractor,
    terms: { tdsNature: 'PROFESSIONAL' },
    lines: [{ ...freight, rate: '60000.00' }],
    expected: figures({ taxablePaise: 60_000_00, each: 1_500_00, tds: [60_000_00, 6_000_00] }),
  },
  {
    name: 'of one of whom nothing is deducted as a rule',
    vendor: vendor([inMaharashtra]),
    lines: [big],
    expected: figures({ taxablePaise: 40_000_00, each: 1_000_00 }),
  },
  {
    name: 'to the rupee, where the company rounds',
    vendor: contractor,
    toTheRupee: true,
    lines: [{ ...freight, rate: '40030.00' }],
    expected: figures({ taxablePaise: 40_030_00, each: 1_000_75, tds: [40_030_00, 801_00] }),
  },
  {
    name: 'under reverse charge, with TDS of what is billed',
    vendor: contractor,
    terms: { reverseCharge: true },
    lines: [big],
    expected: figures({ taxablePaise: 40_000_00, reverseCharge: true, tds: [40_000_00, 800_00] }),
  },
];

/** Fed through the form and through HTTP alike: what is posted is what was shown. */
export const purchaseCases: readonly PurchaseCase[] = [...sides, ...tax, ...withheld];
