import type { AddDocketInput, Docket } from './docket.schema';

type Input = AddDocketInput;
type Bill = Pick<
  NonNullable<Input['invoices']>[number],
  'ewayBillNumber' | 'ewayBillAt' | 'distanceKm' | 'overDimensional' | 'extensions'
>;

/** Goods as a person types them, and what they come to on the page and on the server. */
export interface WeightCase {
  name: string;
  goods: Pick<Input, 'mode'> & Partial<Pick<Input, 'actualKg' | 'minimumKg' | 'dimensions'>>;
  /** What volume is divided by, as agreed with the billing party. */
  agreed?: string;
  expected: Pick<Docket, 'volumetricDivisor' | 'volumetricKg' | 'chargeableKg'>;
}

/** An e-way bill as a person types it, and until when it covers the goods. */
export interface ValidityCase {
  name: string;
  bill: Bill;
  validUntil: string | null;
}

const boxes = { quantity: 10, lengthCm: '60', widthCm: '40', heightCm: '30' };

export const weightCases: readonly WeightCase[] = [
  {
    name: 'weighed and not measured',
    goods: { mode: 'SURFACE', actualKg: '120.5' },
    expected: { volumetricDivisor: '5000', volumetricKg: null, chargeableKg: '120.5' },
  },
  {
    name: 'large for their weight',
    goods: { mode: 'SURFACE', actualKg: '120.5', dimensions: [boxes] },
    expected: { volumetricDivisor: '5000', volumetricKg: '144', chargeableKg: '144' },
  },
  {
    name: 'small for their weight',
    goods: { mode: 'SURFACE', actualKg: '150', dimensions: [boxes] },
    expected: { volumetricDivisor: '5000', volumetricKg: '144', chargeableKg: '150' },
  },
  {
    name: 'by air, with the divisor that is usual there',
    goods: { mode: 'AIR', actualKg: '100', dimensions: [boxes] },
    expected: { volumetricDivisor: '6000', volumetricKg: '120', chargeableKg: '120' },
  },
  {
    name: 'with a divisor that is agreed',
    goods: { mode: 'SURFACE', actualKg: '120.5', dimensions: [boxes] },
    agreed: '4000',
    expected: { volumetricDivisor: '4000', volumetricKg: '180', chargeableKg: '180' },
  },
  {
    name: 'with an agreed divisor that is no whole number',
    goods: { mode: 'EXPRESS', actualKg: '1', dimensions: [boxes] },
    agreed: '4750.5',
    expected: { volumetricDivisor: '4750.5', volumetricKg: '151.563', chargeableKg: '151.563' },
  },
  {
    name: 'below the minimum of the tariff',
    goods: { mode: 'PTL', actualKg: '12', minimumKg: '50', dimensions: [{ ...boxes, quantity: 1 }] },
    expected: { volumetricDivisor: '5000', volumetricKg: '14.4', chargeableKg: '50' },
  },
  {
    name: 'of several measures, in parts of a centimetre',
    goods: { mode: 'RAIL', actualKg: '10', dimensions: [boxes, { ...boxes, quantity: 3, lengthCm: '33.35' }] },
    expected: { volumetricDivisor: '5000', volumetricKg: '168.012', chargeableKg: '168.012' },
  },
  {
    name: 'not weighed yet',
    goods: { mode: 'SURFACE', minimumKg: '50', dimensions: [boxes] },
    expected: { volumetricDivisor: '5000', volumetricKg: '144', chargeableKg: null },
  },
];

const bill = { ewayBillNumber: '692005259141', ewayBillAt: '2026-11-20T06:00:00.000Z' };

export const validityCases: readonly ValidityCase[] = [
  { name: 'of a short way', bill: { ...bill, distanceKm: 10 }, validUntil: '2026-11-21T18:29:00.000Z' },
  { name: 'of 200 km', bill: { ...bill, distanceKm: 200 }, validUntil: '2026-11-21T18:29:00.000Z' },
  { name: 'of one kilometre more', bill: { ...bill, distanceKm: 201 }, validUntil: '2026-11-22T18:29:00.000Z' },
  { name: 'of 450 km', bill: { ...bill, distanceKm: 450 }, validUntil: '2026-11-23T18:29:00.000Z' },
  {
    name: 'of over-dimensional cargo',
    bill: { ...bill, distanceKm: 45, overDimensional: true },
    validUntil: '2026-11-23T18:29:00.000Z',
  },
  {
    name: 'generated after midnight in India',
    bill: { ...bill, ewayBillAt: '2026-11-19T19:00:00.000Z', distanceKm: 10 },
    validUntil: '2026-11-21T18:29:00.000Z',
  },
  {
    name: 'with its number in groups of four',
    bill: { ...bill, ewayBillNumber: '6920 0525 9141', distanceKm: 10 },
    validUntil: '2026-11-21T18:29:00.000Z',
  },
  {
    name: 'that was extended',
    bill: {
      ...{ ...bill, ewayBillAt: '2026-11-18T06:00:00.000Z', distanceKm: 10 },
      extensions: [{ at: '2026-11-19T16:00:00.000Z', validUntil: '2026-11-20T18:29:00.000Z' }],
    },
    validUntil: '2026-11-20T18:29:00.000Z',
  },
  { name: 'without a distance', bill, validUntil: null },
  { name: 'without a number', bill: { ewayBillAt: bill.ewayBillAt, distanceKm: 10 }, validUntil: null },
];
