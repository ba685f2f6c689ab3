import { join } from 'node:path';
import { problemsOfTexts } from './texts';

// Kept below all screens, asked here: this is the first room that depends on everything that the ground says.
it('every text of the ground has its Hindi and its Arabic', () => {
  expect(problemsOfTexts(join(__dirname, '../../i18n/src/texts'))).toEqual([]);
});
