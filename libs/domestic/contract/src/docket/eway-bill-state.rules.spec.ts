import type { DocketStatus } from './docket.machine';
import type { EwayBilled } from '../eway-bill/eway-bill.rules';
import { ewayBillClock, ewayBillState } from './eway-bill-state.rules';

const now = new Date('2026-11-21T06:00:00Z');
const bill: EwayBilled = {
  number: 'INV-7',
  date: '2026-11-20',
  valuePaise: 80_000_00,
  ewayBillNumber: '692005259141',
  ewayBillAt: '2026-11-20T06:00:00Z',
  distanceKm: 450,
};
const extension = { at: '2026-11-23T14:00:00Z', validUntil: '2026-11-25T18:29:00Z' };

it.each<[string, Partial<EwayBilled>, DocketStatus]>([
  ['REQUIRED', { ewayBillNumber: null }, 'BOOKED'],
  ['NOT_REQUIRED', { ewayBillNumber: null, valuePaise: 50_000_00 }, 'BOOKED'],
  ['PART_A_ONLY', { ewayBillAt: null }, 'BOOKED'],
  ['ACTIVE', {}, 'IN_TRANSIT'],
  ['EXTENDED', { extensions: [extension] }, 'IN_TRANSIT'],
  ['EXPIRED', { ewayBillAt: '2026-11-10T06:00:00Z' }, 'AT_HUB'],
  ['CLOSED', {}, 'DELIVERED'],
  ['CLOSED', { ewayBillAt: '2026-11-10T06:00:00Z' }, 'POD_VERIFIED'],
  ['CANCELLED', {}, 'CANCELLED'],
])('an e-way bill is %s, given %j, of a docket that is %s', (state, changes, status) => {
  expect(ewayBillState({ ...bill, ...changes }, { status, now })).toBe(state);
});

it.each([
  ['2026-11-21T18:00:01Z', 'green'],
  ['2026-11-21T18:00:00Z', 'amber'],
  ['2026-11-21T14:00:01Z', 'amber'],
  ['2026-11-21T14:00:00Z', 'red'],
  ['2026-11-21T06:00:00Z', 'red'],
  ['2026-11-21T05:59:59Z', 'expired'],
])('one that ends at %s shows %s', (validUntil, colour) => {
  expect(ewayBillClock(new Date(validUntil), now)).toBe(colour);
});
