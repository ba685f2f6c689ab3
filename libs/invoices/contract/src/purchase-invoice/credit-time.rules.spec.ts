import { creditTimePassed } from './credit-time.rules';

const charged = { cgstPaise: 900_00, sgstPaise: 900_00, igstPaise: 0 };
const nothing = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

it.each([
  ['on the last day for the year', '2025-03-31', '2025-11-30', {}, false],
  ['a day later', '2025-03-31', '2025-12-01', {}, true],
  ['of the year that began then', '2025-04-01', '2025-12-01', {}, false],
  ['whose credit is not taken', '2020-11-20', '2026-11-29', { itcEligible: false }, false],
  ['without tax, or with one that we owe ourselves', '2020-11-20', '2026-11-29', nothing, false],
] as const)('a bill booked %s may be too late for its credit', (_what, supplierDate, date, changes, isLate) => {
  expect(creditTimePassed({ ...charged, itcEligible: true, supplierDate, date, ...changes })).toBe(isLate);
});
