import type { Journey } from './journey';
import { illegalMove } from './move.rules';
import type { Tracked } from './tracked';

const shipment: Tracked = {
  id: '01990000-0000-7000-8000-00000000000d',
  status: 'BOOKED',
  statusAt: '2026-11-20T06:00:00.000Z',
  location: null,
  eta: null,
  version: 1,
  events: [],
  known: {},
  pod: null,
};
const journey: Journey<Tracked> = {
  record: 'shipment',
  statusLabel: {},
  needs: {},
  exceptions: [],
  moves: (_shipment, role) => (role === 'ADMIN' ? ['PICKED_UP', 'DELIVERED'] : ['DELIVERED']),
  next: () => undefined,
  skips: (_shipment, to) => (to === 'DELIVERED' ? ['PICKED_UP', 'AT_HUB'] : []),
  podStatus: () => null,
  asks: () => ({ needs: [], reason: null }),
  problems: () => [],
};
const role = 'INTERNATIONAL';

it('a move that the journey does not offer is illegal, and the legal ones are named', () => {
  expect(illegalMove(journey, shipment, { to: 'PICKED_UP', role })?.members).toEqual({
    allowed: ['DELIVERED'],
    toConfirm: [],
  });
  expect(illegalMove(journey, shipment, { to: 'PICKED_UP', role: 'ADMIN' })).toBeNull();
});

it('states that are passed over are confirmed first, each of them', () => {
  const move = { to: 'DELIVERED', role } as const;

  expect(illegalMove(journey, shipment, { ...move, skipped: ['AT_HUB'] })?.members.toConfirm).toEqual(['PICKED_UP']);
  expect(illegalMove(journey, shipment, { ...move, skipped: ['PICKED_UP', 'AT_HUB'] })).toBeNull();
});

it('a journey on which nothing can be passed over has nothing to confirm', () => {
  const { skips: _, ...strict } = journey;

  expect(illegalMove(strict, shipment, { to: 'DELIVERED', role })).toBeNull();
  expect(illegalMove(strict, shipment, { to: 'PICKED_UP', role })?.members.toConfirm).toBeUndefined();
});
