import { eventTimeProblem } from './event-time';

describe('the time of an event', () => {
  const now = new Date('2026-04-10T10:00:00Z');
  const lastEventAt = new Date('2026-04-09T12:00:00Z');

  it.each([
    ['2026-04-10T10:00:00Z', undefined],
    ['2026-04-09T12:00:00Z', undefined],
    ['2026-04-10T10:00:01Z', 'refused'],
    ['2026-04-09T11:59:59Z', 'warned'],
    ['2026-04-08T12:00:00Z', 'warned'],
    ['2026-04-08T11:59:59Z', 'refused'],
  ])('%s is %p', (at, kind) => {
    expect(eventTimeProblem(new Date(at), { now, lastEventAt })?.kind).toBe(kind);
  });

  it('of the first event only has to be past', () => {
    expect(eventTimeProblem(new Date('2020-01-01T00:00:00Z'), { now, lastEventAt: null })).toBeNull();
  });
});
