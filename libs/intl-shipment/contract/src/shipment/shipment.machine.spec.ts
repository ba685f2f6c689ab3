import { illegalMove } from '@freightdesk/tracking-contract';
import { shipmentMachines } from './shipment-machines.data';
import { shipmentRecord } from './shipment.builder';
import { shipmentJourney } from './shipment.journey';
import { allowedShipmentMoves, firstStatus, shipmentMachineFor, type ShipmentStatus } from './shipment.machine';
import type { Shipment } from './shipment.schema';

const road = shipmentMachineFor('ROAD', 'EXPORT');
const now = new Date('2026-11-21T06:00:00Z');

interface Move {
  mode: Shipment['mode'];
  from: ShipmentStatus;
  to: ShipmentStatus;
  skipped: string[];
  reason: string;
  role: 'INTERNATIONAL' | 'ADMIN';
}

/** By what page and server ask: whether the move is legal, and then whether it lacks its reason. */
function move({ mode = 'SEA_FCL', from = 'BOOKING_REQUESTED', to = 'BOOKING_CONFIRMED', ...rest }: Partial<Move>) {
  const { role = 'INTERNATIONAL', skipped, reason } = rest;
  const shipment = shipmentRecord({ mode, status: from });
  const illegal = illegalMove(shipmentJourney, shipment, { to, by: { role, userId: '' }, skipped });
  if (illegal) return { ok: false, code: 'illegal_move', ...illegal.members };
  const problems = shipmentJourney.problems(shipment, { to, at: now, said: {}, reason }, now);
  return problems.some(({ field }) => field === 'reason') ? { ok: false, code: 'reason_needed' } : { ok: true };
}

describe('the journey of a shipment', () => {
  it.each([
    ['SEA_FCL', 'EXPORT', 'sea_export', 'BOOKING_REQUESTED'],
    ['SEA_LCL', 'CROSS_TRADE', 'sea_export', 'BOOKING_REQUESTED'],
    ['SEA_FCL', 'IMPORT', 'sea_import', 'PRE_ALERT_RECEIVED'],
    ['AIR', 'EXPORT', 'air_export', 'BOOKED'],
    ['AIR', 'CROSS_TRADE', 'air_export', 'BOOKED'],
    ['AIR', 'IMPORT', 'air_import', 'PRE_ALERT_RECEIVED'],
    ['ROAD', 'IMPORT', 'road', 'BOOKED'],
    ['RAIL', 'EXPORT', 'road', 'BOOKED'],
    ['MULTIMODAL', 'EXPORT', 'road', 'BOOKED'],
  ] as const)('of %s %s is %s and starts at %s', (mode, direction, name, first) => {
    const machine = shipmentMachineFor(mode, direction);

    expect(machine.name).toBe(name);
    expect(firstStatus(machine)).toBe(first);
  });

  it.each(Object.entries(shipmentMachines))('%s speaks of its own states only', (_, machine) => {
    const states: readonly string[] = machine.states;
    const named = [...machine.optional, ...machine.repeatable, machine.cancelBefore, ...Object.keys(machine.needs)];

    expect(named.filter((state) => !states.includes(state))).toEqual([]);
    expect(states.at(-1)).toBe('CANCELLED');
  });
});

describe('a move along the journey', () => {
  it.each<[string, Partial<Move>]>([
    ['to the next state', {}],
    ['over an optional state', { from: 'BOOKING_CONFIRMED', to: 'CARGO_RECEIVED' }],
    ['over states confirmed as skipped', { from: 'GATE_IN', to: 'DEPARTED', skipped: ['LOADED_ON_BOARD'] }],
    ['to the same place again, where that may happen twice', { from: 'TRANSSHIPPED', to: 'TRANSSHIPPED' }],
    ['back, with a reason', { from: 'GATE_IN', to: 'CARGO_RECEIVED', reason: 'box was rejected' }],
    [
      'to CANCELLED before it departs, with a reason',
      { from: 'LOADED_ON_BOARD', to: 'CANCELLED', reason: 'withdrawn' },
    ],
    [
      'out of the last state by an administrator',
      { from: 'EMPTY_RETURNED', to: 'DELIVERED', reason: 'typing', role: 'ADMIN' },
    ],
    [
      'out of CANCELLED by an administrator',
      { from: 'CANCELLED', to: 'GATE_IN', reason: 'booked again', role: 'ADMIN' },
    ],
    ['to CANCELLED of a lorry that is not loaded', { mode: 'ROAD', from: 'BOOKED', to: 'CANCELLED', reason: 'no' }],
  ])('%s is made', (_, changes) => {
    expect(move(changes)).toEqual({ ok: true });
  });

  it.each<[string, Partial<Move>]>([
    ['to where it is', { to: 'BOOKING_REQUESTED' }],
    ['to a state of another journey', { to: 'AT_HUB' }],
    ['to CANCELLED once it has departed', { from: 'DEPARTED', to: 'CANCELLED', reason: 'withdrawn' }],
    ['to CANCELLED of a lorry that is loaded', { mode: 'ROAD', from: 'PICKED_UP', to: 'CANCELLED', reason: 'no' }],
    ['out of the last state', { from: 'EMPTY_RETURNED', to: 'DELIVERED', reason: 'typing' }],
    ['out of CANCELLED', { from: 'CANCELLED', to: 'GATE_IN', reason: 'booked again' }],
  ])('%s is illegal', (_, changes) => {
    expect(move(changes)).toMatchObject({ ok: false, code: 'illegal_move', toConfirm: [] });
  });

  it('over states nobody confirmed is illegal, and says which', () => {
    expect(move({ from: 'CARGO_RECEIVED', to: 'GATE_IN', skipped: ['CUSTOMS_FILED'] })).toMatchObject({
      ok: false,
      code: 'illegal_move',
      toConfirm: ['CUSTOMS_CLEARED_EXPORT'],
    });
  });

  it.each<[string, Partial<Move>]>([
    ['back', { from: 'GATE_IN', to: 'CARGO_RECEIVED' }],
    ['to CANCELLED', { to: 'CANCELLED', reason: ' ' }],
    ['out of the last state', { from: 'EMPTY_RETURNED', to: 'DELIVERED', role: 'ADMIN' }],
  ])('%s asks for a reason', (_, changes) => {
    expect(move(changes)).toMatchObject({ ok: false, code: 'reason_needed' });
  });

  it('is offered only where it may be made', () => {
    expect(allowedShipmentMoves(road, 'DELIVERED', 'INTERNATIONAL')).toEqual([]);
    expect(allowedShipmentMoves(road, 'BOOKED', 'INTERNATIONAL')).toEqual([
      'PICKED_UP',
      'IN_TRANSIT',
      'AT_BORDER',
      'CUSTOMS_CLEARED',
      'AT_HUB',
      'OUT_FOR_DELIVERY',
      'DELIVERED',
      'CANCELLED',
    ]);
  });
});

describe('what a state needs', () => {
  const fieldsOf = (to: ShipmentStatus, known: Shipment['known'], said: Shipment['known'] = {}) =>
    shipmentJourney
      .problems(shipmentRecord({ mode: 'SEA_FCL', status: 'BOOKING_REQUESTED', known }), { to, at: now, said }, now)
      .map(({ field }) => field);

  it('is named field by field until someone has said it', () => {
    const fields = fieldsOf('BOOKING_CONFIRMED', { bookingNo: 'B1', vessel: '' }, { carrier: 'Maersk' });

    expect(fields).toEqual(['vessel', 'voyage', 'etd']);
  });

  it('may be nothing', () => {
    expect(fieldsOf('CARGO_RECEIVED', {})).toEqual([]);
  });
});
