import { phoneBeginnings } from './contact.rules';
import { readGstin, readPan, readPhone } from './read-numbers.rules';

describe('a GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '27 aapfu 0939 f1zv', '27-AAPFU0939F-1ZV'])('%j is read', (text) => {
    expect(readGstin(text)).toEqual({ number: '27AAPFU0939F1ZV', problem: null, repairs: [] });
  });

  it.each([
    ['two neighbours swapped', '27AAPFU0993F1ZV'],
    ['O for 0', '27AAPFUO939F1ZV'],
    ['another letter', '27AAPFX0939F1ZV'],
  ])('is offered where it was typed with %s', (_slip, text) => {
    const read = readGstin(text);

    expect(read?.problem).not.toBeNull();
    expect(read?.repairs).toContain('27AAPFU0939F1ZV');
  });

  it.each(['AAPFU0939F', '381001234567', '27AAPFU0939F1Z', ''])('%j is none', (text) => {
    expect(readGstin(text)).toBeNull();
  });
});

it.each([
  ['AAPFU0939F', 'AAPFU0939F'],
  ['aapfu 0939 f', 'AAPFU0939F'],
])('the PAN %j is %s', (text, number) => {
  expect(readPan(text)?.number).toBe(number);
});

it.each([
  ['98200 12345', '+919820012345'],
  ['098200-12345', '+919820012345'],
  ['+91 98200 12345', '+919820012345'],
  ['0044 20 7946 0018', '+442079460018'],
])('the phone %j is %s', (text, number) => {
  expect(readPhone(text)?.number).toBe(number);
});

it.each(['', '1234', 'Malhotra Exports', 'SF/26-27/000123'])('%j is none of them', (text) => {
  expect([readGstin(text), readPan(text), readPhone(text)]).toEqual([null, null, null]);
});

it.each([
  ['98200', ['98200', '9198200']],
  ['098200', ['98200', '9198200']],
  ['00919', ['919', '91919']],
  ['00', []],
  ['98', []],
  ['si2627017', []],
])('a phone whose key begins with %j begins as %j', (key, beginnings) => {
  expect(phoneBeginnings(key)).toEqual(beginnings);
});
