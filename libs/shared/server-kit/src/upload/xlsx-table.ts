import { strFromU8, unzipSync } from 'fflate';

/** More than this a sheet of ten megabytes unfolds to only when it means harm. */
const mostUnfolded = 60 * 1024 * 1024;

const mostColumns = 500;
const mostRows = 100_000;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (xml: string): string =>
  xml.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name = '') => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return hex === undefined ? (entities[name] ?? whole) : String.fromCodePoint(parseInt(hex, 16));
  });

/** A text may be cut into runs of different looks. */
const textOf = (xml: string): string => plain([...xml.matchAll(/<t\b[^>]*>([^<]*)<\/t>/g)].map(([, t]) => t).join(''));

/** `AB12` stands in the 27th column, counted from none. */
const columnOf = (place: string): number =>
  [...place.replace(/\d+$/, '')].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** What a spreadsheet computed may be a hair beside what it shows. */
const figure = (text: string): string =>
  /\.\d{7,}|e/i.test(text) ? String(Math.round(Number(text) * 1e6) / 1e6) : text;

function cellOf(attributes: string, inner: string, shared: readonly string[]): string {
  const type = /\bt="(\w+)"/.exec(attributes)?.[1];
  if (type === 'inlineStr') return textOf(inner).trim();
  const value = /<v>([^<]*)<\/v>/.exec(inner)?.[1] ?? '';
  if (type === 's') return (shared[Number(value)] ?? '').trim();
  return type === undefined || type === 'n' ? figure(value) : plain(value).trim();
}

/** The cells of the first sheet of a workbook, as text; null where it cannot be read. */
export function readXlsx(bytes: Uint8Array): string[][] | null {
  let unfolded = 0;
  const wanted = /^xl\/(?:sharedStrings|worksheets\/sheet1)\.xml$/;
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => wanted.test(name) && (unfolded += originalSize) <= mostUnfolded,
    });
    const sheet = parts['xl/worksheets/sheet1.xml'];
    return sheet ? rowsOf(strFromU8(sheet), stringsOf(parts['xl/sharedStrings.xml'])) : null;
  } catch {
    return null;
  }
}

const stringsOf = (part: Uint8Array | undefined): string[] =>
  part ? [...strFromU8(part).matchAll(/<si\b[^>]*>([\s\S]*?)<\/si>/g)].map(([, xml = '']) => textOf(xml)) : [];

/** What stands in each place; cells that are empty are left out of the file. */
function cellsOf(row: string, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (const [, told = '', value = ''] of row.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
    const column = columnOf(/\br="([A-Z]+\d+)"/.exec(told)?.[1] ?? '');
    const at = column < 0 || column > mostColumns ? cells.length : column;
    while (cells.length < at) cells.push('');
    cells[at] = cellOf(told, value, shared);
  }
  return cells;
}

/** Rows that are empty may be left out too, and each says which it is. */
function rowsOf(sheet: string, shared: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (const [, told = '', inner = ''] of sheet.matchAll(/<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g)) {
    const rowNo = Number(/\br="(\d+)"/.exec(told)?.[1] ?? rows.length + 1);
    while (rows.length < rowNo - 1 && rows.length < mostRows) rows.push([]);
    rows.push(cellsOf(inner, shared));
  }
  return rows;
}
