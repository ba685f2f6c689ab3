import { problemsOfTexts } from '@freightdesk/shared-testing-web/texts';

it('every text has its Hindi and its Arabic', () => {
  expect(problemsOfTexts(__dirname)).toEqual([]);
});
