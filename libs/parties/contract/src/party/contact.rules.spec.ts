import { normalisePhone, pincodeProblem } from './contact.rules';

describe('telephone numbers', () => {
  it.each([
    ['98765 43210', '+919876543210'],
    ['098765-43210', '+919876543210'],
    ['+91 98765 43210', '+919876543210'],
    ['0091 98765 43210', '+919876543210'],
    ['919876543210', '+919876543210'],
    ['9123456789', '+919123456789'],
    ['(022) 2202 4567', '+912222024567'],
    ['+971 4 123 4567', '+97141234567'],
    ['98765', null],
    ['+91 1234', null],
    ['+0 123 456 7890', null],
    ['call me', null],
    ['', null],
  ])('%p is kept as %p', (typed, kept) => {
    expect(normalisePhone(typed)).toBe(kept);
  });
});

describe('PIN codes', () => {
  it.each([
    ['400020', true],
    ['400 020', true],
    ['012345', false],
    ['40002', false],
    ['4000201', false],
    ['40002A', false],
  ])('%s is one: %s', (text, expected) => {
    expect(pincodeProblem(text) === null).toBe(expected);
  });
});
