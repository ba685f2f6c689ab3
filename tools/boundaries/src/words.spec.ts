import { run } from './workspace';

jest.setTimeout(120_000);

// As with the texts themselves: only from here is every room heard.
it('a thing of the trade has one word on all pages, and one in each language', () => {
  const { stdout, status } = run('tools/texts/words.mjs');

  expect(stdout).toBe('');
  expect(status).toBe(0);
});
