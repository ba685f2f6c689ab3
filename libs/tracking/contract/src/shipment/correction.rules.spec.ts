import {
  correctedFacts,
  correctedTimeProblem,
  correctionProblems,
  isCorrigible,
  isWhereItStands,
} from './correction.rules';
import { milestoneOf, standingEvents } from './history.rules';
import type { TrackedEvent } from './tracked';

const now = new Date('2026-11-29T06:00:00Z');
let made = 0;
const event = (to: string, eventAt: string, changes: Partial<TrackedEvent> = {}): TrackedEvent => ({
  ...{ id: `e${(made += 1)}`, from: null, to, classifier: 'ACT', eventAt, location: null, remarks: null, reason: null },
  ...{ said: {}, source: 'manual', byUser: { id: 'p', name: 'Asha' }, recordedAt: eventAt },
  ...changes,
});
const planned = event('BOOKED', '2026-11-01T06:00:00Z', { classifier: 'PLN' });
const departed = event('DEPARTED', '2026-11-10T06:00:00Z');
const arrived = event('ARRIVED', '2026-11-20T06:00:00Z', { location: 'INNSA' });
const proved = event('POD_UPLOADED', '2026-11-21T06:00:00Z');
const instead = (of: TrackedEvent, eventAt: string) =>
  event('ARRIVED', eventAt, { milestone: milestoneOf(of), corrects: of.id, reason: 'Misread' });
const once = instead(departed, '2026-11-11T06:00:00Z');
const twice = instead(once, '2026-11-12T06:00:00Z');
const history = (...more: TrackedEvent[]) => ({ events: [planned, departed, arrived, ...more] });
const journey = { untold: ['POD_UPLOADED'] };

describe('a history', () => {
  it('stands as it was corrected last, each event in its own place', () => {
    expect(standingEvents(history(once, twice).events)).toEqual([planned, twice, arrived]);
    expect(standingEvents(history().events)).toEqual([planned, departed, arrived]);
  });
});

describe('what may be corrected', () => {
  it.each([
    ['an act that stands', history(), departed, true],
    ['a correction that stands', history(once), once, true],
    ['what was corrected already', history(once), departed, false],
    ['a plan', history(), planned, false],
    ['what no person told', history(proved), proved, false],
  ] as const)('%s', (_what, shipment, one, may) => {
    expect(isCorrigible(journey, shipment, one)).toBe(may);
  });

  it('is where the shipment stands, however often it was corrected', () => {
    expect(isWhereItStands(history(once), arrived)).toBe(true);
    expect(isWhereItStands(history(once), once)).toBe(false);
    const again = instead(arrived, '2026-11-19T06:00:00Z');
    expect(isWhereItStands(history(again), again)).toBe(true);
  });
});

describe('another time of an event', () => {
  const refused = (message: string) => ({ kind: 'refused', message });
  const warned = (message: string) => ({ kind: 'warned', message });

  it.each([
    ['between the steps beside it', arrived, '2026-11-19T06:00:00Z', null],
    ['ahead of now', arrived, '2026-11-30T06:00:00Z', refused('This has not happened yet: the time is ahead of now.')],
    [
      'long before the step before',
      arrived,
      '2026-11-01T06:00:00Z',
      refused('This is more than a day before the step that came before.'),
    ],
    ['just before it', arrived, '2026-11-10T05:00:00Z', warned('This is before the step that came before.')],
    [
      'just after the step that followed',
      departed,
      '2026-11-20T07:00:00Z',
      warned('This is after the step that followed.'),
    ],
    [
      'long after it',
      departed,
      '2026-11-25T06:00:00Z',
      refused('This is more than a day after the step that followed.'),
    ],
  ] as const)('%s', (_when, one, at, problem) => {
    expect(correctedTimeProblem(history(), one, new Date(at), now)).toEqual(problem);
  });

  it('is held against the steps as they stand', () => {
    const at = new Date('2026-11-11T06:00:00Z');
    expect(correctedTimeProblem(history(), arrived, at, now)).toBeNull();
    expect(correctedTimeProblem(history(once, twice), arrived, at, now)?.kind).toBe('warned');
  });

  it('or another place is what a correction says', () => {
    const same = { at: new Date(arrived.eventAt), location: 'INNSA' };
    expect(correctionProblems(history(), arrived, same, now)).toMatchObject([{ field: 'at', code: 'same' }]);
    expect(correctionProblems(history(), arrived, { ...same, location: 'INMUN' }, now)).toEqual([]);
    expect(correctionProblems(history(), arrived, { at: new Date('2027-01-01T00:00:00Z') }, now)).toMatchObject([
      { field: 'at', code: 'event_time' },
    ]);
  });

  it('is that of the facts that say when it was', () => {
    const needs = {
      ata: { label: 'ATA', kind: 'instant', isWhen: true },
      onBoardDate: { label: 'On board', kind: 'date', isWhen: true },
      vessel: { label: 'Vessel' },
    } as const;
    const said = { ata: arrived.eventAt, onBoardDate: '2026-11-20', vessel: 'Star Harmony' };
    expect(correctedFacts({ needs }, { said }, new Date('2026-11-18T20:00:00Z'))).toEqual({
      ata: '2026-11-18T20:00:00.000Z',
      onBoardDate: '2026-11-19',
      vessel: 'Star Harmony',
    });
  });
});
