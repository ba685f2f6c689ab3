import { run } from './workspace';

jest.setTimeout(120_000);

// A room's own spec asks for what it says. What nobody says any more, what servers say, and two columns that translate one word
// differently can be seen only from here.
it('every text of the page has its Hindi and its Arabic, none is left over, and no two rooms disagree', () => {
  const { stdout, status } = run('tools/run/missing-texts.mjs');

  expect(stdout.split('\n').filter((line) => line.startsWith('  '))).toEqual([]);
  expect(status).toBe(0);
});

it('what the servers’ kit finds wrong with a file or with pasted words is heard, though it is no message of a refusal', () => {
  const texts: Record<string, string> = JSON.parse(run('tools/run/missing-texts.mjs', { args: ['--all'] }).stdout);

  expect(texts['The column {{head}} is missing.']).toBe('libs/shared/server-kit/src/import/read-rows.ts');
  expect(Object.keys(texts)).toContainEqual(expect.stringContaining('a character that cannot be used'));
});
