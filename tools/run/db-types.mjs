/**
 * `npm run db:types`: writes the TypeScript types of every table, as a freshly migrated store has them. With `--check` nothing
 * is written, and types that no longer fit the migrations are a failure.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const source = join(root, 'libs/shared/database/src');
const target = join(source, 'database.generated.ts');
const folder = mkdtempSync(join(tmpdir(), 'freightdesk-'));

try {
  const raw = join(folder, 'database.ts');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', join(source, 'type-generation/main.ts'), raw], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json') },
  });
  if (status !== 0) process.exit(status ?? 1);
  const types = await format(readFileSync(raw, 'utf8'), { ...(await resolveConfig(target)), parser: 'typescript' });
  if (!process.argv.includes('--check')) {
    writeFileSync(target, types);
  } else if (readFileSync(target, 'utf8') !== types) {
    process.stderr.write('The types of the database do not fit its migrations: run `npm run db:types`.\n');
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
