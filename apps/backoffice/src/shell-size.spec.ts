import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const linesOf = (file: string) => readFileSync(join(__dirname, file), 'utf8').trimEnd().split('\n').length;

// It names the features and puts them into their frame; what it decides itself belongs into a library.
it('the page’s shell has at most 300 lines', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
  const code = files.filter((name) => /\.tsx?$/.test(name) && !name.includes('.spec.'));
  const lines = code.map(linesOf).reduce((sum, count) => sum + count, 0);

  expect(code).toContain('main.tsx');
  expect(lines).toBeLessThanOrEqual(300);
});
