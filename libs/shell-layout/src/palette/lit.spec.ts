import { litPieces } from './lit';

const shown = (text: string, typed: string) =>
  litPieces(text, typed)
    .map(({ text: piece, isLit }) => (isLit ? `[${piece}]` : piece))
    .join('');

it.each([
  ['SF/26-27/000123', 'sf 26 27 000123', '[SF/26-27/000123]'],
  ['SF/26-27/000123', '123', 'SF/26-27/000[123]'],
  ['SF/26-27/000123', 'SF/26', '[SF/26]-27/000123'],
  ['CSQU3054383', 'csqu 305438-3', '[CSQU3054383]'],
  ['Konkan Spices Exports', 'spices konk', '[Konk]an [Spices] Exports'],
  ['मल्होत्रा एक्सपोर्ट', 'मल्होत्रा', '[मल्होत्रा] एक्सपोर्ट'],
  ['Konkan Spices', 'konakn', 'Konkan Spices'],
  ['A (B) + C', '(B) +', 'A [(B)] + C'],
  ['09-Nov-2026', 'EX 26 27 000004', '09-Nov-2026'],
  ['Konkan', '', 'Konkan'],
  ['', 'konkan', ''],
])('in %j by %j: %s', (text, typed, expected) => {
  expect(shown(text, typed)).toBe(expected);
});
