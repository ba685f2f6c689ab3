import type { TrackedEvent } from '../shipment/tracked';
import { toldOf } from './told.rules';

const by = { id: '018f0000-0000-7000-8000-000000000001', name: 'Ravi Menon' };
const route = { number: 'SE/26-27/00042', mode: 'Sea FCL', from: null, to: null };
const statusLabel = { DEPARTED: 'Departed', ARRIVED: 'Arrived' };

const event = (milestone: string, classifier: TrackedEvent['classifier'], eventAt: string): TrackedEvent => ({
  ...{ id: `${milestone}${eventAt}`, from: 'DEPARTED', to: 'DEPARTED', milestone, classifier, eventAt },
  ...{ location: null, remarks: null, reason: null, skipped: [], said: {}, source: 'import' },
  ...{ recordedAt: eventAt, byUser: by },
});

const told = (...events: TrackedEvent[]) =>
  toldOf(
    { statusLabel },
    {
      ...{ id: by.id, version: 1, status: 'DEPARTED', statusAt: '2026-11-20T06:00:00Z', location: null, eta: null },
      ...{ known: {}, pod: null, events },
    },
    route,
  ).events.map(({ label, isPlanned, at }) => [label, isPlanned ? 'expected' : 'was', at]);

describe('what a customer is told of a milestone', () => {
  const left = event('DEPARTED', 'ACT', '2026-11-20T06:00:00Z');

  it('is the last day that it is expected on', () => {
    const put = ['2026-12-03T06:00:00Z', '2026-12-05T06:00:00Z'].map((at) => event('ARRIVED', 'EST', at));

    expect(told(left, ...put)).toEqual([
      ['Arrived', 'expected', '2026-12-05T06:00:00Z'],
      ['Departed', 'was', '2026-11-20T06:00:00Z'],
    ]);
  });

  it('is when it was, whatever was expected before or is said after', () => {
    const arrived = event('ARRIVED', 'ACT', '2026-12-04T06:00:00Z');

    expect(told(left, event('ARRIVED', 'EST', '2026-12-03T06:00:00Z'), arrived)).toEqual([
      ['Arrived', 'was', '2026-12-04T06:00:00Z'],
      ['Departed', 'was', '2026-11-20T06:00:00Z'],
    ]);
    expect(told(arrived, event('ARRIVED', 'EST', '2026-12-06T06:00:00Z'))).toHaveLength(1);
  });

  it('is what stands: what was told wrongly is no news', () => {
    const arrived = event('ARRIVED', 'ACT', '2026-12-04T06:00:00Z');
    const correction = { ...event('DEPARTED', 'ACT', '2026-11-21T06:00:00Z'), corrects: left.id };

    expect(told(left, arrived, correction)).toEqual([
      ['Arrived', 'was', '2026-12-04T06:00:00Z'],
      ['Departed', 'was', '2026-11-21T06:00:00Z'],
    ]);
  });
});
