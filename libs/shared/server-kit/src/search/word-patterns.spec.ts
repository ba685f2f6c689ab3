import { entryPatternOf, patternOf } from './word-patterns';

it('a word is found by its letters, whatever they mean to `like`', () => {
  expect(patternOf('50%_a\\b')).toBe('%50\\%\\_a\\\\b%');
});

it.each([
  ['narmada', '%nar%ada%'],
  ['ceramics', '%cer%ics%'],
  ['Handicrafts', '%Han%icr%fts%'],
  ['international', '%int%nat%nal%'],
])('a long word enters an index by letters of a few places: %s', (word, pattern) => {
  expect(entryPatternOf(word)).toBe(pattern);
});

it.each(['konkan', 'ltd', 'm/s.sharma', 'पुणे', "o'connors", 'si2', '100%'])('%s enters it whole', (word) => {
  expect(entryPatternOf(word)).toBe(patternOf(word));
});

it('a number enters it by the figures that it ends in', () => {
  expect([entryPatternOf('SI2/24-25/000600'), entryPatternOf('24-25')]).toEqual(['%000600%', '%24-25%']);
});
