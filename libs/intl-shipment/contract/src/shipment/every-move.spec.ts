import { illegalMove } from '@freightdesk/tracking-contract';
import { shipmentMachines } from './shipment-machines.data';
import { shipmentRecord } from './shipment.builder';
import { shipmentJourney } from './shipment.journey';
import { shipmentMachineFor, type ShipmentStatus } from './shipment.machine';

const now = new Date('2026-11-21T06:00:00Z');
const journeys = [
  ['SEA_FCL', 'EXPORT'],
  ['SEA_LCL', 'IMPORT'],
  ['AIR', 'EXPORT'],
  ['AIR', 'IMPORT'],
  ['ROAD', 'EXPORT'],
] as const;
const roles = ['INTERNATIONAL', 'ADMIN'] as const;

type Answer = 'made' | 'illegal' | 'to confirm' | 'asks for a reason';

interface Played {
  mode: (typeof journeys)[number][0];
  direction: (typeof journeys)[number][1];
  from: ShipmentStatus;
  to: ShipmentStatus;
  role: (typeof roles)[number];
  skipped: ShipmentStatus[];
  reason?: string;
}

/** By what page and server ask. */
function answered({ mode, direction, from, to, role, skipped, reason }: Played): Answer {
  const shipment = shipmentRecord({ mode, direction, status: from });
  const illegal = illegalMove(shipmentJourney, shipment, { to, by: { role, userId: '' }, skipped });
  if (illegal) return illegal.members.allowed.includes(to) ? 'to confirm' : 'illegal';
  const problems = shipmentJourney.problems(shipment, { to, at: now, said: {}, reason }, now);
  return problems.some(({ field }) => field === 'reason') ? 'asks for a reason' : 'made';
}

/** Where the states of a move stand on their journey: the last but one is its end, the last is CANCELLED. */
function placed({ mode, direction, from, to }: Played) {
  const machine = shipmentMachineFor(mode, direction);
  const { states, cancelBefore } = machine;
  const [start = NaN, end = NaN, departs = NaN] = [from, to, cancelBefore].map((state) => states.indexOf(state));
  const out = states.length - 1;
  return { machine, start, end, departs, isAtRest: start >= out - 1, isOut: end === out, wasOut: start === out };
}

/** The rules of the trade, said once more by the places of the states alone. */
function isClosed(move: Played): boolean {
  const { machine, start, end, departs, isAtRest, isOut } = placed(move);
  if (isAtRest && move.role !== 'ADMIN') return true;
  if (isOut && start >= departs) return true;
  return start === end && !machine.repeatable.includes(move.to);
}

function isUnsaid(move: Played): boolean {
  const { machine, start, end, isOut, wasOut } = placed(move);
  const between = isOut || wasOut ? [] : machine.states.slice(start + 1, end);
  return between.some((state) => !machine.optional.includes(state) && !move.skipped.includes(state));
}

function ruled(move: Played): Answer {
  if (isClosed(move)) return 'illegal';
  if (isUnsaid(move)) return 'to confirm';
  const { start, end, isAtRest, isOut } = placed(move);
  return (isOut || end < start || isAtRest) && !move.reason ? 'asks for a reason' : 'made';
}

/** Every pair of states of every journey, by either role, with and without all that a move may need. */
const everyMove = journeys.flatMap(([mode, direction]) => {
  const { states } = shipmentMachineFor(mode, direction);
  const pairs = states.flatMap((from) => states.map((to) => ({ from, to })));
  return pairs.flatMap((pair) =>
    roles.flatMap((role): Played[] => [
      { mode, direction, role, ...pair, skipped: [] },
      { mode, direction, role, ...pair, skipped: [...states], reason: 'It was told wrongly' },
    ]),
  );
});

describe('every move of a shipment', () => {
  it('legal or not, is answered by the rules of its journey', () => {
    const strange = everyMove.filter((move) => answered(move) !== ruled(move));
    const counts = everyMove
      .map(ruled)
      .reduce<Partial<Record<Answer, number>>>((sum, answer) => ({ ...sum, [answer]: (sum[answer] ?? 0) + 1 }), {});
    process.stdout.write(`${everyMove.length} moves of ${journeys.length} journeys: ${JSON.stringify(counts)}\n`);

    expect(strange).toEqual([]);
    expect(new Set(journeys.map(([mode, direction]) => shipmentMachineFor(mode, direction).name)).size).toBe(
      Object.keys(shipmentMachines).length,
    );
    expect(everyMove).toHaveLength(4640);
  });
});
