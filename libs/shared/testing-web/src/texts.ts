import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(__dirname, '../../../..');

/** What the tool prints, and what it says besides where it fails. */
const ask = (argument: string) =>
  spawnSync(process.execPath, [join(root, 'tools/run/missing-texts.mjs'), argument], { cwd: root, encoding: 'utf8' });

/** The first to come is told so; where others are at it, they are not waited for. */
function isFirst(file: string): boolean {
  try {
    mkdirSync(`${file}.asked`);
    return true;
  } catch {
    return false;
  }
}

/**
 * What is wrong in each room, where a run of many projects keeps it (`tools/run/jest.mjs` names the file): one program reads all rooms in
 * the time of four that read one each.
 */
function problemsOfRooms(file: string | undefined): Record<string, string[]> {
  if (file === undefined) return {};
  if (!existsSync(file) && isFirst(file)) {
    writeFileSync(`${file}.part`, ask('--rooms').stdout);
    renameSync(`${file}.part`, file);
  }
  const found = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return found === '' ? {} : JSON.parse(found);
}

function problemsOfRoom(room: string): string[] {
  const { stdout, stderr } = ask(room);
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
