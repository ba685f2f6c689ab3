/**
 * Lints texts that are on no disk as if they lay in the given files, under the workspace's own .eslintrc.json:
 * `[{ file, text }]` on stdin, `[[{ rule, message }]]` on stdout. The specs start it as a process of its own, since
 * ESLint and Nx load their plugins in ways a test sandbox does not follow.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readHouse, root } from './house.mjs';

const probes = JSON.parse(readFileSync(0, 'utf8'));
await readHouse();

process.env.ESLINT_USE_FLAT_CONFIG = 'false';
const { LegacyESLint } = createRequire(import.meta.url)('eslint/use-at-your-own-risk');
const eslint = new LegacyESLint({ cwd: root });
const answers = [];
for (const { file, text } of probes) {
  const [result] = await eslint.lintText(text, { filePath: join(root, file) });
  answers.push((result?.messages ?? []).map(({ ruleId, message }) => ({ rule: ruleId, message })));
}
process.stdout.write(`\n${JSON.stringify(answers)}`);
