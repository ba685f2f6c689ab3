import { instantOf, localTimeOf } from './local-time';

it.each([
  ['2026-11-21T05:00:00.000Z', '2026-11-21T10:30'],
  ['2026-11-21T18:45:00.000Z', '2026-11-22T00:15'],
])('%s is %s by the clocks of the company', (instant, local) => {
  expect(localTimeOf(instant)).toBe(local);
  expect(instantOf(local)).toBe(instant);
});

it.each([undefined, null, '', '5', 'soon', '2026-11-21'])('%p is no moment', (value) => {
  expect(localTimeOf(value)).toBe('');
});

it('a local time that does not exist is no moment', () => {
  expect(instantOf('2026-02-30T25:00')).toBeNull();
});
