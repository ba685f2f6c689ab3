/** Reads back what a PDF of ours says: for specs, and by the format's own rules rather than by what wrote it. */
import { inflateSync } from 'node:zlib';

type Objects = ReadonlyMap<number, { text: string; stream?: Buffer }>;

function objectsOf(file: Buffer): Objects {
  const objects = new Map<number, { text: string; stream?: Buffer }>();
  const latin = file.toString('latin1');
  for (const { 1: number = '', index } of latin.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const from = index + (latin[index] === '\n' ? 1 : 0);
    const end = latin.indexOf('\nendobj', from);
    const begins = latin.indexOf('stream\n', from);
    const text = latin.slice(from, begins > 0 && begins < end ? begins : end);
    const length = Number(/\/Length (\d+)/.exec(text)?.[1]);
    const bytes = file.subarray(begins + 7, begins + 7 + length);
    const isPacked = text.includes('/FlateDecode') && !text.includes('/Subtype /Image');
    const stream = begins > 0 && begins < end ? { stream: isPacked ? inflateSync(bytes) : bytes } : {};
    objects.set(Number(number), { text, ...stream });
  }
  return objects;
}

const referred = (text: string, name: string): number => Number(new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1]);

const unicode = (hex: string): string => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

/** What each glyph of a font stands for (ISO 32000, 9.10.3). */
function glyphsOf(objects: Objects, font: number): ReadonlyMap<string, string> {
  const map = objects.get(referred(objects.get(font)?.text ?? '', 'ToUnicode'))?.stream?.toString('latin1') ?? '';
  const signs = new Map<string, string>();
  for (const { 1: first = '', 2: list = '' } of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([\w ]*)>/g)].forEach(({ 1: hex = '' }, index) => {
      signs.set((parseInt(first, 16) + index).toString(16).padStart(4, '0'), unicode(hex));
    });
  }
  return signs;
}

function said(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let glyphs: ReadonlyMap<string, string> = new Map();
  let text = '';
  for (const { 1: font, 2: shown } of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^[\]]*)\] TJ/g)) {
    if (font) glyphs = fonts.get(font) ?? new Map();
    if (shown === undefined) continue;
    const codes = [...shown.matchAll(/<(\w+)>/g)].flatMap(({ 1: hex = '' }) => hex.match(/.{4}/g) ?? []);
    text += `${codes.map((code) => glyphs.get(code) ?? '\u{fffd}').join('')}\n`;
  }
  return text;
}

/** What each page says, in the order in which it was written; each run of signs on a line of its own. */
export function pagesOfPdf(file: Buffer): string[] {
  const objects = objectsOf(file);
  const pages = [...objects.values()].filter(({ text }) => /\/Type \/Page\b(?!s)/.test(text));
  return pages.map(({ text }) => {
    const resources = objects.get(referred(text, 'Resources'))?.text ?? '';
    const fonts = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
      ({ 1: name = '', 2: font = '' }) => [name, glyphsOf(objects, Number(font))] as const,
    );
    return said(objects.get(referred(text, 'Contents'))?.stream?.toString('latin1') ?? '', new Map(fonts));
  });
}

/** Without what only the breaking of lines put between them. */
export const squeezed = (text: string): string => text.replace(/\s+/g, '');
