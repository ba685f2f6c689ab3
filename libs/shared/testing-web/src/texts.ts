import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';

const root = join(__dirname, '../../../..');

/**
 * What is wrong with the translations that a room keeps, by the folder of the spec that asks: none is missing, none is broken, and
 * none repeats the ground. It reads the room and what the room depends on, so Nx knows when to ask again.
 */
export function problemsOfTexts(folder: string): string[] {
  const home = relative(root, join(folder, '../..')).replaceAll('\\', '/');
  const tool = join(root, 'tools/run/missing-texts.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [tool, home], { cwd: root, encoding: 'utf8' });
  const lines = stdout.split('\n');
  if (!lines.some((line) => line.startsWith('ar: ')))
    throw new Error(`The texts of ${home} could not be read: ${stderr}`);
  return lines.filter((line) => line.startsWith('  '));
}
