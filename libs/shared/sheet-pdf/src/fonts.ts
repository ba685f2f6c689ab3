import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const faces = { regular: '400Regular/NotoSans_400Regular.ttf', bold: '700Bold/NotoSans_700Bold.ttf' } as const;

export type Face = keyof typeof faces;

const packages = createRequire(import.meta.url);

const read = async (face: Face): Promise<Buffer> =>
  readFile(packages.resolve(`@expo-google-fonts/noto-sans/${faces[face]}`));

let kept: Promise<Record<Face, Buffer>> | undefined;

/**
 * Noto Sans, which has the rupee sign, Latin, Greek, Cyrillic and Devanagari in one face. It is read once; of each document
 * only the signs that it bears are in its file.
 */
export function readFonts(): Promise<Record<Face, Buffer>> {
  kept ??= Promise.all([read('regular'), read('bold')]).then(([regular, bold]) => ({ regular, bold }));
  return kept;
}
