/**
 * Whether every file is written as Prettier writes it: `npm run format:check`. Prettier reads one file after the other, so a
 * process for each core takes a share; what it found is kept, and only files that changed since are read again.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { programOf, root } from './nx.mjs';

const libs = readdirSync(join(root, 'libs')).map((name) => `libs/${name}`);
const byTurns = (turn) => libs.filter((_, index) => index % 2 === turn);
const shares = [byTurns(0), ['.', '!libs', ...byTurns(1)]];

async function check(patterns, index) {
  const kept = ['--cache', '--cache-strategy=content', `--cache-location=node_modules/.cache/prettier/${index}`];
  const args = [programOf('prettier'), '--check', '--log-level=warn', ...kept, ...patterns];
  const [status] = await once(spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }), 'exit');
  return status;
}

const statuses = await Promise.all(shares.map(check));
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;
