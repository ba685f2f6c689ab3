import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import type { Font } from 'fontkit';

const faces = { regular: '400Regular/NotoSans_400Regular.ttf', bold: '700Bold/NotoSans_700Bold.ttf' } as const;

export type Face = keyof typeof faces;

const packages = createRequire(import.meta.url);

async function open(face: Face): Promise<Font> {
  const { create } = await import('fontkit');
  const font = create(await readFile(packages.resolve(`@expo-google-fonts/noto-sans/${faces[face]}`)));
  if (!('layout' in font)) throw new Error(`${faces[face]} holds more than one face.`);
  // Its rules are read with the first word, which takes the longest of all that a document costs.
  await setImmediate();
  font.layout('0');
  return font;
}

let kept: Promise<Record<Face, Font>> | undefined;

async function openAll(): Promise<Record<Face, Font>> {
  const regular = await open('regular');
  return { regular, bold: await open('bold') };
}

/**
 * Noto Sans, which has the rupee sign, Latin, Greek, Cyrillic and Devanagari in one face. It is opened once, each face in a
 * turn of its own; of each document only the signs that it bears are in its file.
 */
export function readFonts(): Promise<Record<Face, Font>> {
  kept ??= openAll();
  return kept;
}
