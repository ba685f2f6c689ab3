/** Where PostgreSQL's server programs are on this machine, and who may run them. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const needed = ['initdb', 'pg_ctl', 'pg_basebackup', 'postgres', 'psql'];
const isWhole = (folder) => needed.every((name) => existsSync(join(folder, name)));

/** PG_BIN, then Debian's folders from the newest down, then whatever the path leads to. Undefined where there are none. */
export function findPrograms() {
  const debian = '/usr/lib/postgresql';
  const majors = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const { stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const candidates = [process.env.PG_BIN, ...majors.map((major) => join(debian, major, 'bin')), stdout?.trim()];
  return candidates.filter(Boolean).find(isWhole);
}

/** PostgreSQL refuses to run as root; then it runs as the user `postgres`, whom its packages bring. */
export function findAccount() {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('postgres:'));
  if (line === undefined) throw new Error('Root may not run PostgreSQL, and there is no user "postgres" here.');
  const [, , uid, gid] = line.split(':').map(Number);
  return { uid, gid };
}
