import { twoByteText } from './decoded-text';
import { hidesInText } from './hidden-file';

/** What no table of text holds: what lies below the space but for tabs and line ends. */
const control = /[^\t\n\r\x20-\uffff]/;

/** One character for each byte, but where each letter has two. */
const textOf = (bytes: Buffer): string => twoByteText(bytes) ?? bytes.toString('latin1');

const isPlain = (text: string): boolean => !control.test(text) && !hidesInText(text);

/** Text of lines, as spreadsheets and banks save tables. It is nobody's page, whatever its name says. */
export function isText(bytes: Buffer): boolean {
  if (bytes.length === 0) return false;
  const text = textOf(bytes);
  return text.includes('\n') && isPlain(text);
}

/** An object or a list as programs tell each other. Whether it reads, and what it says, its use case sees. */
export function isJson(bytes: Buffer): boolean {
  const text = textOf(bytes);
  return /^(?:\xef\xbb\xbf)?\s*[[{]/.test(text) && /[\]}]\s*$/.test(text) && isPlain(text);
}

/** A workbook of a spreadsheet: an archive that names its own parts. */
export const isSheet = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04' && bytes.includes('xl/workbook.xml');
