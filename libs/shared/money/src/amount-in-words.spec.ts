import fc from 'fast-check';
import { amountInWords, numberInWords } from './amount-in-words';

describe('numbers in words', () => {
  // mastermunj/to-words, __tests__/en-IN.test.ts
  it.each([
    [0, 'Zero'],
    [63_892, 'Sixty Three Thousand Eight Hundred Ninety Two'],
    [86_429_753, 'Eight Crore Sixty Four Lakh Twenty Nine Thousand Seven Hundred Fifty Three'],
    [100_000, 'One Lakh'],
    [1_000_001, 'Ten Lakh One'],
    [10_000_001, 'One Crore One'],
  ])('%i is %s', (value, expected) => {
    expect(numberInWords(value)).toBe(expected);
  });

  it.each([
    [19, 'Nineteen'],
    [20, 'Twenty'],
    [1_000_000_000, 'One Hundred Crore'],
    [10_000_000_000_00, 'One Lakh Crore'],
  ])('%i is %s', (value, expected) => {
    expect(numberInWords(value)).toBe(expected);
  });

  it('differ whenever the numbers do', () => {
    const value = fc.nat({ max: 10 ** 10 });

    fc.assert(
      fc.property(value, value, (one, other) => {
        fc.pre(one !== other);
        expect(numberInWords(one)).not.toBe(numberInWords(other));
      }),
    );
  });
});

describe('the amount in words of a document', () => {
  it.each([
    [12_000_000, 'INR', 'Rupees One Lakh Twenty Thousand Only'],
    [1050, 'INR', 'Rupees Ten and Fifty Paise Only'],
    [5, 'INR', 'Rupees Zero and Five Paise Only'],
    [0, 'INR', 'Rupees Zero Only'],
    [-1050, 'INR', 'Minus Rupees Ten and Fifty Paise Only'],
    [
      123_456_789,
      'USD',
      'US Dollars One Million Two Hundred Thirty Four Thousand Five Hundred Sixty Seven and Eighty Nine Cents Only',
    ],
    [1500, 'JPY', 'Japanese Yen One Thousand Five Hundred Only'],
    [1005, 'KWD', 'Kuwaiti Dinars One and Five Fils Only'],
  ] as const)('%i of %s is %s', (minor, currency, expected) => {
    expect(amountInWords(minor, currency)).toBe(expected);
  });
});
