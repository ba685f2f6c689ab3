import { addDays } from '@freightdesk/shared-calendar';
import { strFromU8, unzipSync } from 'fflate';
import { type Attributes, readXml } from './xml-elements';

/** More than this a sheet of ten megabytes unfolds to only when it means harm. */
const mostUnfolded = 60 * 1024 * 1024;

const mostColumns = 500;
const mostRows = 100_000;

/** Spreadsheets count days from this one. */
const dayZero = '1899-12-30';

/** What cells refer to: the texts of the workbook, and which of its styles show a number as a day. */
interface Book {
  texts: readonly string[];
  dayStyles: ReadonlySet<number>;
}

/** `AB12` stands in the 27th column, counted from none. */
const columnOf = (place: string): number =>
  [...(/^[A-Z]{1,3}/.exec(place)?.[0] ?? '')].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) -
  1;

/** What a spreadsheet computed may be a hair beside what it shows. */
const figure = (text: string): string =>
  /\.\d{7,}|e/i.test(text) ? String(Math.round(Number(text) * 1e6) / 1e6) : text;

/** A text may be cut into runs of different looks; how it is spoken (`rPh`) is no part of it. */
function textsIn(xml: string): string[] {
  const texts: string[] = [];
  let text = '';
  let isWritten = false;
  let isSpoken = false;
  readXml(xml, {
    open(name) {
      if (name === 'si') text = '';
      isSpoken ||= name === 'rPh';
      isWritten = name === 't' && !isSpoken;
    },
    text: (told) => (text += isWritten ? told : ''),
    close(name) {
      isWritten = false;
      if (name === 'rPh') isSpoken = false;
      if (name === 'si') texts.push(text.trim());
    },
  });
  return texts;
}

/** Formats 14 to 17 and 22 are the built-in ones of days; of a workbook's own those that spell a day or a year. */
const isDayFormat = (code: string): boolean => /[dy]/i.test(code.replace(/"[^"]{0,99}"|\[[^\]]{0,99}\]/g, ''));

function dayStylesIn(xml: string): Set<number> {
  const dayFormats = new Set(['14', '15', '16', '17', '22']);
  const styles: string[] = [];
  let isOfCells = false;
  readXml(xml, {
    open(name, { numFmtId = '', formatCode = '' }: Attributes) {
      if (name === 'numFmt' && isDayFormat(formatCode)) dayFormats.add(numFmtId);
      isOfCells ||= name === 'cellXfs';
      if (isOfCells && name === 'xf') styles.push(numFmtId);
    },
    close: (name) => void (isOfCells &&= name !== 'cellXfs'),
  });
  return new Set([...styles.keys()].filter((style) => dayFormats.has(styles[style] ?? '')));
}

function saidBy({ t: type, s: style }: Attributes, value: string, { texts, dayStyles }: Book): string {
  if (type === 's') return texts[Number(value)] ?? '';
  if (type !== undefined && type !== 'n') return value.trim();
  const isDay = style !== undefined && dayStyles.has(Number(style)) && /^\d{1,6}(?:\.\d+)?$/.test(value);
  return isDay ? addDays(dayZero, Math.floor(Number(value))) : figure(value);
}

/** Rows and cells that are empty are left out of a sheet, and each that is there says its place. */
function rowsIn(xml: string, book: Book): string[][] {
  const rows: string[][] = [];
  let cell: Attributes = {};
  let value = '';
  let isValue = false;
  const put = (row: string[] | undefined) => {
    const named = columnOf(cell['r'] ?? '');
    const column = named < 0 || named > mostColumns ? (row?.length ?? 0) : named;
    while (row && row.length < column) row.push('');
    if (row) row[column] = saidBy(cell, value, book);
  };
  readXml(xml, {
    open(name, attributes) {
      if (name === 'row') {
        const last = Math.min(Number(attributes['r'] ?? rows.length + 1), mostRows);
        while (rows.length < last) rows.push([]);
      }
      if (name === 'c') [cell, value] = [attributes, ''];
      isValue = name === 'v' || name === 't';
    },
    text: (told) => (value += isValue ? told : ''),
    close(name) {
      isValue = false;
      if (name === 'c') put(rows.at(-1));
    },
  });
  return rows;
}

const wanted = /^xl\/(?:sharedStrings|styles|worksheets\/sheet1)\.xml$/;

/** The cells of the first sheet of a workbook, as text; null where it cannot be read. */
export function readXlsx(bytes: Uint8Array): string[][] | null {
  let unfolded = 0;
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => wanted.test(name) && (unfolded += originalSize) <= mostUnfolded,
    });
    const part = (name: string, empty: string): string => {
      const bytesOf = parts[`xl/${name}.xml`];
      return bytesOf ? strFromU8(bytesOf) : empty;
    };
    const book = {
      texts: textsIn(part('sharedStrings', '<sst/>')),
      dayStyles: dayStylesIn(part('styles', '<styleSheet/>')),
    };
    const sheet = part('worksheets/sheet1', '');
    return sheet === '' ? null : rowsIn(sheet, book);
  } catch {
    // What cannot be unpacked or is no XML, nobody saved from a spreadsheet.
    return null;
  }
}
