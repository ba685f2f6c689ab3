import { emailAddress } from './schema';

it.each([
  ['meera@konkan.in', true],
  ["o'neil+freight@mail.sub-domain.example.com", true],
  ['', true],
  [null, true],
  ['a@b', false],
  ['meera@konkan.', false],
  ['meera@.in', false],
  ['meera@konkan..in', false],
  ['meera konkan.in', false],
  ['meera@konkan.in, raj@konkan.in', false],
  [`${'m'.repeat(245)}@konkan.in`, false],
])('%j as an e-mail address is complete: %s', async (text, isComplete) => {
  expect(await emailAddress().nullable().isValid(text)).toBe(isComplete);
});
