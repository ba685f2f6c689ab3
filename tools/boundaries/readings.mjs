/**
 * What the specs of the house read of apps and libs, on stdout: which projects and arrows there are, what texts lack, which
 * patterns are written. Nx asks for it to know whether these specs must run again. To name the sources themselves as inputs
 * would wake the specs with every edit anywhere, though hardly an edit changes anything of this.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describeHouse } from './describe-house.mjs';
import { root } from './house.mjs';
import { writtenImports } from './written-imports.mjs';
import { writtenPatterns } from './written-patterns.mjs';

const texts = spawnSync(process.execPath, [join(root, 'tools/run/missing-texts.mjs')], { cwd: root, encoding: 'utf8' });
const rooms = readdirSync(join(root, 'libs')).flatMap((name) =>
  readdirSync(join(root, 'libs', name)).map((room) => `${name}/${room}`),
);
const house = await describeHouse();

process.stdout.write(
  JSON.stringify({ house, rooms, texts: texts.stdout, patterns: writtenPatterns(), files: writtenImports() }),
);
