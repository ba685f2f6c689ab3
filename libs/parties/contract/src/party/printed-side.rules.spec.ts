import { envelopeOf, printedSideOf, stateOnPaper } from './printed-side.rules';

const address = { line1: '4 Dock Road', line2: null, city: 'Mumbai', pincode: '400001' };

test.each([
  [null, []],
  [address, ['4 Dock Road', 'Mumbai 400001']],
  [{ ...address, line2: 'Ballard Estate', pincode: null }, ['4 Dock Road', 'Ballard Estate', 'Mumbai']],
])('an address stands in the lines of an envelope, without what is not known: %j', (known, lines) => {
  expect(envelopeOf(known)).toEqual(lines);
});

test.each([
  ['27', 'Maharashtra (27)'],
  ['not a State', '–'],
  [null, '–'],
])('the State %j is told as %s', (code, told) => {
  expect(stateOnPaper(code)).toBe(told);
});

test('who is registered is named by the GSTIN on a paper, anybody else as unregistered', () => {
  const side = { name: 'Asha Traders', gstin: '27AAPFU0939F1ZV', stateCode: '27', address };

  expect(printedSideOf('Paid to', side)).toEqual({
    caption: 'Paid to',
    name: 'Asha Traders',
    lines: ['4 Dock Road', 'Mumbai 400001', 'GSTIN 27AAPFU0939F1ZV', 'Maharashtra (27)'],
  });
  expect(printedSideOf('', { ...side, name: null, gstin: null })).toMatchObject({
    name: '',
    lines: expect.arrayContaining(['Unregistered']),
  });
});
