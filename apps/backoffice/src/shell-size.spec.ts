import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An import of ours, or a member of a list: with each column there is one more, and nothing is decided in it. */
const namesOne = /^import .* from '@freightdesk\/|^ {2}\w+,$/;
const linesOf = (file: string) =>
  readFileSync(join(__dirname, file), 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !namesOne.test(line)).length;

// It names the features and puts them into their frame; what it decides itself belongs into a library.
it('the page’s shell has at most 260 lines beside those in which it names a column or a piece of the ground', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
  const code = files.filter((name) => /\.tsx?$/.test(name) && !name.includes('.spec.'));
  const lines = code.map(linesOf).reduce((sum, count) => sum + count, 0);

  expect(code).toContain('main.tsx');
  expect(lines).toBeLessThanOrEqual(260);
});
