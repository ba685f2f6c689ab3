import type { Journey } from './journey';
import { illegalMove, toldMoves } from './move.rules';
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
const by = { role: 'INTERNATIONAL', userId: '01990000-0000-7000-8000-0000000000a1' } as const;

it('a move that the journey does not offer is illegal, and the legal ones are named', () => {
  expect(illegalMove(journey, shipment, { to: 'PICKED_UP', by })?.members).toEqual({
    allowed: ['DELIVERED'],
    toConfirm: [],
  });
  expect(illegalMove(journey, shipment, { to: 'PICKED_UP', by: { ...by, role: 'ADMIN' } })).toBeNull();
});

it('states that are passed over are confirmed first, each of them', () => {
  const move = { to: 'DELIVERED', by } as const;

  expect(illegalMove(journey, shipment, { ...move, skipped: ['AT_HUB'] })?.members.toConfirm).toEqual(['PICKED_UP']);
  expect(illegalMove(journey, shipment, { ...move, skipped: ['PICKED_UP', 'AT_HUB'] })).toBeNull();
});

it('a journey on which nothing can be passed over has nothing to confirm', () => {
  const { skips: _, ...strict } = journey;

  expect(illegalMove(strict, shipment, { to: 'DELIVERED', by })).toBeNull();
  expect(illegalMove(strict, shipment, { to: 'PICKED_UP', by })?.members.toConfirm).toBeUndefined();
});

describe('a proof of delivery', () => {
  const uploadedBy = { id: by.userId, name: 'Devendra Rathore' };
  const pod = {
    ...{ proofKind: 'SCAN' as const, receiverName: 'R Kale', receiverPhone: null, receiverRelation: null, files: [] },
    ...{ packagesShort: null, packagesDamaged: null, receivedOn: null, remarks: null, verifiedAt: null, verdict: null },
    ...{ deliveredAt: '2026-11-21T05:00:00.000Z', uploadedAt: '2026-11-21T06:00:00.000Z', documentId: shipment.id },
  };
  const proved = { ...shipment, pod: { ...pod, uploadedBy, byAnother: true } };
  const judging = { ...journey, verified: 'DELIVERED' };

  it('is verified by another person than who uploaded it, where the company asks for that', () => {
    const another = { ...by, userId: '01990000-0000-7000-8000-0000000000a2' };

    expect(illegalMove(judging, proved, { to: 'DELIVERED', by })).toEqual({
      message: 'You uploaded this proof of delivery: another person verifies it.',
      members: { allowed: [], toConfirm: [] },
    });
    expect(toldMoves(judging, proved, by)).toEqual([]);
    expect(toldMoves(judging, proved, another)).toEqual(['DELIVERED']);
    const asked = { ...proved, pod: { ...proved.pod, byAnother: false } };
    expect(toldMoves(judging, asked, by)).toEqual(['DELIVERED']);
  });

  it('hinders no other step, and none of a journey that has no status for it', () => {
    expect(toldMoves(judging, proved, { ...by, role: 'ADMIN' })).toEqual(['PICKED_UP']);
    expect(toldMoves(journey, proved, by)).toEqual(['DELIVERED']);
  });
});
