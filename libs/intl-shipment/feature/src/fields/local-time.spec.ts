import { instantOf, localTimeOf } from './local-time';

it.each([
  ['2026-11-21T05:00:00.000Z', '2026-11-21T10:30'],
  ['2026-11-21T18:45:00.000Z', '2026-11-22T00:15'],
])('%s is %s by the clocks of the company', (instant, local) => {
  expect(localTimeOf(instant)).toBe(local);
  expect(instantOf(local)).toBe(instant);
});

it('nothing entered is no moment', () => {
  expect(instantOf('')).toBe('');
  expect(localTimeOf(undefined)).toBe('');
});
