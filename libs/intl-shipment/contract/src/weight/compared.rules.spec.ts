import { chargeableProblems } from './compared.rules';

it.each([
  [{ grossKg: '45', chargeableKg: '64' }, []],
  [{ grossKg: '45', chargeableKg: '45.0' }, []],
  [{ grossKg: '3272.5', chargeableKg: '2779' }, ['chargeableKg']],
  [{ grossKg: '45.1', chargeableKg: '45' }, ['chargeableKg']],
  [{ chargeableKg: '45' }, []],
  [{ grossKg: '45', chargeableKg: 'much' }, []],
])('weights %j are wrong at %j', (weights, fields) => {
  expect(chargeableProblems(weights).map(({ field }) => field)).toEqual(fields);
});
