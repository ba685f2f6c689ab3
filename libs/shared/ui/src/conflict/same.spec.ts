import { isSame } from './same';

it.each([
  ['', null],
  [undefined, null],
  ['HDFC', 'HDFC'],
  [{ city: 'Pune', line2: '' }, { city: 'Pune' }],
  [[{ rate: '10', jobId: null }], [{ jobId: undefined, rate: '10' }]],
])('%j says the same as %j', (one, other) => {
  expect(isSame(one, other)).toBe(true);
});

it.each([
  ['', 0],
  [0, '0'],
  [false, undefined],
  ['HDFC', 'ICICI'],
  [{ city: 'Pune' }, { city: 'Thane' }],
  [[{ rate: '10' }], [{ rate: '10' }, { rate: '20' }]],
])('%j says something else than %j', (one, other) => {
  expect(isSame(one, other)).toBe(false);
});
