import { milestonesOf } from './milestone.rules';
import type { Tracked, TrackedEvent } from './tracked';

const event = (to: string, classifier: TrackedEvent['classifier'], eventAt: string, changes = {}): TrackedEvent => ({
  ...{ id: `${to}${classifier}${eventAt}`, from: null, to, classifier, eventAt, location: null, remarks: null },
  ...{ reason: null, said: {}, source: 'manual', byUser: { id: 'p', name: 'Asha' }, recordedAt: eventAt },
  ...changes,
});
const shipment = (...events: TrackedEvent[]): Tracked => ({
  ...{
    id: 's',
    status: 'DEPARTED',
    statusAt: '2026-11-10T06:00:00Z',
    location: null,
    version: 1,
    known: {},
    pod: null,
  },
  ...{ eta: '2026-11-25', promisedDate: '2026-11-28', events },
});
const journey = {
  expected: ({ eta, promisedDate }: Tracked) => [
    { status: 'ARRIVED', estimated: eta },
    { status: 'DELIVERED', planned: promisedDate ?? null },
  ],
};
const opened = event('BOOKED', 'PLN', '2026-11-01T06:00:00Z', { source: 'system' });
const left = event('DEPARTED', 'ACT', '2026-11-10T06:00:00Z');

it('a milestone has when it was to be, is expected and was; what only was is left to the history', () => {
  const told = shipment(
    opened,
    left,
    event('DISCHARGED', 'PLN', '2026-11-26T06:00:00Z'),
    event('DISCHARGED', 'EST', '2026-11-27T06:00:00Z'),
    event('ARRIVED', 'EST', '2026-11-24T06:00:00Z'),
    event('ARRIVED', 'ACT', '2026-11-25T09:00:00Z'),
  );

  expect(milestonesOf(journey, told)).toEqual([
    // A day that stands on the shipment is the last word.
    { status: 'ARRIVED', planned: null, estimated: '2026-11-25', actual: '2026-11-25T09:00:00Z' },
    { status: 'DISCHARGED', planned: '2026-11-26T06:00:00Z', estimated: '2026-11-27T06:00:00Z', actual: null },
    { status: 'DELIVERED', planned: '2026-11-28', estimated: null, actual: null },
  ]);
});

it('its actual time is the corrected one', () => {
  const arrived = event('ARRIVED', 'ACT', '2026-11-25T09:00:00Z');
  const correction = event('ARRIVED', 'ACT', '2026-11-24T09:00:00Z', { milestone: 'ARRIVED', corrects: arrived.id });

  expect(milestonesOf(journey, shipment(left, arrived, correction))[0]?.actual).toBe('2026-11-24T09:00:00Z');
});

it('of which nothing is known ahead there is none', () => {
  expect(milestonesOf({ expected: () => [{ status: 'ARRIVED', estimated: null }] }, shipment(opened, left))).toEqual(
    [],
  );
});
