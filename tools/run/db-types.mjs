/**
 * `npm run db:types`: writes the TypeScript types of every table into the room it belongs to, as a freshly migrated store has
 * them. With `--check` nothing is written, and types that no longer fit the migrations are a failure.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const program = join(root, 'libs/shared/database/src/type-generation/main.ts');
const composed = join(root, 'apps/api/src/tables.ts');

const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', program, composed], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
  encoding: 'utf8',
  maxBuffer: 16 * 1024 * 1024,
  env: { ...process.env, TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json') },
});
if (status !== 0) process.exit(status ?? 1);

const stale = [];
for (const { domain, text } of JSON.parse(stdout)) {
  const target = join(root, `libs/${domain}/tables/src/tables.generated.ts`);
  const types = await format(text, { ...(await resolveConfig(target)), parser: 'typescript' });
  if (existsSync(target) && readFileSync(target, 'utf8') === types) continue;
  if (process.argv.includes('--check')) stale.push(domain);
  else writeFileSync(target, types);
}
if (stale.length > 0) {
  process.stderr.write(`The types of ${stale.join(', ')} do not fit the migrations: run \`npm run db:types\`.\n`);
  process.exitCode = 1;
}
