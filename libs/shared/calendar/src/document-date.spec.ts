import { isAhead, isFarAhead, isLongAgo } from './document-date';

const today = '2026-04-01';

describe('the date of a document', () => {
  it.each([
    ['2026-03-31', false],
    ['2026-04-01', false],
    ['2026-04-02', true],
    ['9999-12-31', true],
  ])('%s is ahead of today: %s', (date, expected) => {
    expect(isAhead(date, today)).toBe(expected);
  });

  it.each([
    ['2026-04-02', false],
    ['2026-03-02', false],
    ['2026-03-01', true],
    ['2000-01-01', true],
  ])('%s is so long ago that the page asks: %s', (date, expected) => {
    expect(isLongAgo(date, today)).toBe(expected);
  });
});

describe('the date of what is to come', () => {
  it.each([
    ['2025-04-01', false],
    ['2027-04-02', false],
    ['2027-04-03', true],
    ['2062-04-01', true],
  ])('%s is so far ahead that the page asks: %s', (date, expected) => {
    expect(isFarAhead(date, today)).toBe(expected);
  });
});
