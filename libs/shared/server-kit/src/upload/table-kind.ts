import { hidesInText } from './hidden-file';

/** What no table of text holds: bytes below the space but for tabs and line ends. */
const control = /[^\t\n\r -\xff]/;

/** Text of lines, as spreadsheets and banks save tables. It is nobody's page, whatever its name says. */
export function isText(bytes: Buffer): boolean {
  if (bytes.length === 0) return false;
  const text = bytes.toString('latin1');
  return !control.test(text) && text.includes('\n') && !hidesInText(text);
}

/** An object or a list as programs tell each other. Whether it reads, and what it says, its use case sees. */
export function isJson(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return /^(?:\xef\xbb\xbf)?\s*[[{]/.test(text) && /[\]}]\s*$/.test(text) && !control.test(text) && !hidesInText(text);
}

/** A workbook of a spreadsheet: an archive that names its own parts. */
export const isSheet = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04' && bytes.includes('xl/workbook.xml');
