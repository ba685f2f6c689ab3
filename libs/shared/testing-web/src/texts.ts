import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(__dirname, '../../../..');

/**
 * What is wrong in each room, where a run of many projects has found it by now (`tools/run/jest.mjs` names the file): one program reads
 * all rooms in the time of four that read one each.
 */
function problemsOfRooms(file: string | undefined): Record<string, string[]> {
  return file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function problemsOfRoom(room: string): string[] {
  const tool = join(root, 'tools/run/missing-texts.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [tool, room], { cwd: root, encoding: 'utf8' });
  const lines = stdout.split('\n');
  if (!lines.some((line) => line.startsWith('ar: ')))
    throw new Error(`The texts of ${room} could not be read: ${stderr}`);
  return lines.filter((line) => line.startsWith('  '));
}

/**
 * What is wrong with the translations that a room keeps, by the folder of the spec that asks: none is missing, none is broken, and
 * none repeats the ground. It reads the room and what the room depends on, so Nx knows when to ask again.
 */
export function problemsOfTexts(folder: string): string[] {
  const room = relative(root, join(folder, '../..')).replaceAll('\\', '/');
  return problemsOfRooms(process.env['FREIGHTDESK_TEXTS_FOUND'])[room] ?? problemsOfRoom(room);
}
