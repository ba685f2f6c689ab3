import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from './remove-folder';

/** Adds files without rest until its folder is gone, as an initdb does whose server was killed. */
const writer = `
  const { writeFileSync } = require('node:fs');
  let name = 0;
  let until = Infinity;
  while (Date.now() < until) {
    try { writeFileSync(process.argv[1] + '/base/' + (name += 1), ''); } catch { break; }
    if (name !== 3000) continue;
    process.stdout.write('many');
    until = Date.now() + 5000;
  }`;

it('a folder goes though somebody still writes into it', async () => {
  const within = mkdtempSync(join(tmpdir(), 'freightdesk-remove-'));
  const folder = join(within, 'postgres.new-1');
  mkdirSync(join(folder, 'base'), { recursive: true });
  const child = spawn(process.execPath, ['-e', writer, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');

  removeFolder(folder);

  const isThere = existsSync(folder);
  if (child.exitCode === null) await once(child, 'exit');
  rmSync(within, { recursive: true, force: true });
  expect(isThere).toBe(false);
});

it('a folder that is not there is no reason to wait', () => {
  expect(() => removeFolder(join(tmpdir(), 'freightdesk-nowhere'))).not.toThrow();
});
