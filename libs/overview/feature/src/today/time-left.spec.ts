import { timeLeft } from './time-left';

const now = new Date('2026-11-22T10:00:00+05:30');

it.each([
  ['an e-way bill in its last hours', 'hour', '2026-11-22T15:30:00+05:30', '{{count}} h left', 5, 'error'],
  ['an e-way bill of tonight', 'hour', '2026-11-22T23:59:00+05:30', '{{count}} h left', 13, 'warning'],
  ['a follow-up of this morning', 'hour', '2026-11-22T08:00:00+05:30', '{{count}} h late', 2, 'error'],
  ['a follow-up of last week', 'hour', '2026-11-15T08:00:00+05:30', '{{count}} d late', 7, 'error'],
  ['a cut-off in half an hour', 'hour', '2026-11-22T10:30:00+05:30', 'Under 1 h left', 0, 'error'],
  ['a follow-up of just now', 'hour', '2026-11-22T09:50:00+05:30', 'Under 1 h late', 0, 'error'],
  ['a bill of today', 'day', '2026-11-22T00:00:00+05:30', 'Today', 0, 'warning'],
  ['a departure of tomorrow', 'day', '2026-11-23T00:00:00+05:30', 'In {{count}} d', 1, 'default'],
  ['an arrival of yesterday', 'day', '2026-11-21T00:00:00+05:30', '{{count}} d late', 1, 'error'],
  ['a proof that is missing since Friday', 'age', '2026-11-20T18:00:00+05:30', 'Waiting {{count}} d', 2, 'warning'],
  ['a parcel that was refused an hour ago', 'age', '2026-11-22T09:00:00+05:30', 'Today', 0, 'warning'],
] as const)('%s says what is left', (_what, by, due, text, count, tone) => {
  expect(timeLeft({ by, due }, now)).toEqual({ text, count, tone });
});
