import { join } from 'node:path';
import { flawsOfTexts } from './texts';

// Kept below all screens, asked here: this is the first room that depends on everything that the ground says.
it('every text of the ground has its Hindi and its Arabic', () => {
  expect(flawsOfTexts(join(__dirname, '../../i18n/src/texts'))).toEqual([]);
});
