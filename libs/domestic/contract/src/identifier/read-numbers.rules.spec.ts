import { readEwayBill, readVehicle } from './read-numbers.rules';

it.each([
  ['381001234567', '381001234567'],
  ['3810 0123 4567', '381001234567'],
  ['3810-0123-4567', '381001234567'],
])('the e-way bill %j is %s', (text, number) => {
  expect(readEwayBill(text)?.number).toBe(number);
});

it.each([
  ['MH12AB1234', 'MH12AB1234'],
  ['mh 12 ab 1234', 'MH12AB1234'],
  ['MH-12-AB-1234', 'MH12AB1234'],
  ['DL1AB123', 'DL01AB0123'],
  ['22 BH 1234 AA', '22BH1234AA'],
])('the vehicle %j is %s', (text, number) => {
  expect(readVehicle(text)?.number).toBe(number);
});

it.each(['', '1234', 'Malhotra Exports', 'CSQU3054383'])('%j is neither', (text) => {
  expect([readEwayBill(text), readVehicle(text)]).toEqual([null, null]);
});
