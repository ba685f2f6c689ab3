import { lastLine, run } from './workspace';

export interface FoundPattern {
  /** `/\s+/g`, as it is written. */
  written: string;
  /** The first file it stands in. */
  file: string;
}

/** Every pattern that our code writes down, specs apart. */
export function writtenPatterns(): FoundPattern[] {
  const found: FoundPattern[] = JSON.parse(lastLine(run('tools/boundaries/written-patterns.mjs')));
  return found;
}

export function patternOf({ written }: FoundPattern): RegExp {
  const end = written.lastIndexOf('/');
  return new RegExp(written.slice(1, end), written.slice(end + 1));
}

const usual = [
  'a',
  'A',
  '0',
  '1',
  ' ',
  '\t',
  '.',
  ',',
  '-',
  '_',
  '/',
  '\\',
  '"',
  '%',
  '@',
  '(',
  '[',
  '{',
  '<',
  '!',
  'é',
  '\u0301',
];
const ends = ['', '!', 'a', '1', ' ', '\n'];

/** Texts that lead a careless pattern to try everything: what it names, over and over, and then something else. */
export function* pumped(pattern: RegExp, size: number): Generator<string> {
  const named = [...pattern.source].filter((letter) => !/[\w\s\\^$.*+?()[\]{}|]/.test(letter));
  const letters = [...new Set([...usual, ...named])];
  const begins = ['', ...new Set(pattern.source.match(/[\w:<"[({@./-]{1,4}/g) ?? [])].slice(0, 12);
  for (const letter of letters) {
    for (const end of ends) yield letter.repeat(size) + end;
    for (const begin of begins) yield `${begin}${letter.repeat(size)}\u0000`;
  }
  for (const begin of begins.slice(1)) yield begin.repeat(size / begin.length);
  for (const other of named) {
    yield `a${other}`.repeat(size / 2);
    // Escapes without an end, such as a string that is never closed.
    yield `\\${other}`.repeat(size / 2);
  }
}
