import { flawsOfTexts } from '@freightdesk/shared-testing-web/texts';

it('every text has its Hindi and its Arabic', () => {
  expect(flawsOfTexts(__dirname)).toEqual([]);
});
