import { daysBetween } from '@freightdesk/shared-calendar';
import { Zip, ZipDeflate } from 'fflate';
import type { Cell, CellPages } from './cell';
import { isLikeFormula } from './csv';
import { formats, sheetEnd, sheetStart, xlsxParts } from './xlsx-parts.data';

/** More does not fit on a sheet, its row of heads included. */
export const mostSheetRows = 1_048_576;

/** Without the control characters that no XML may hold, and with the signs that mean something in it spelled out. */
const xmlText = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n\r]|[\u{fffe}\u{ffff}]/gu, '').replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Spreadsheets count days from this one. */
const dayZero = '1899-12-30';

const stated = (format: number, value: string | number): string => `<c s="${format}"><v>${value}</v></c>`;

function cellXml({ kind, text }: Cell, textFormat: number = formats.plain): string {
  if (text === '') return '<c/>';
  if (kind === 'number') return stated(formats.plain, text);
  if (kind === 'amount') return stated(formats.amount, text);
  if (kind === 'date') return stated(formats.date, daysBetween(dayZero, text));
  if (kind === 'time') {
    const [day = '', hour = 0, minute = 0] = text.split(/[ :]/);
    return stated(formats.time, daysBetween(dayZero, day) + (Number(hour) * 60 + Number(minute)) / 1440);
  }
  const format = isLikeFormula(text) ? formats.quoted : textFormat;
  return `<c s="${format}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

const rowXml = (cells: readonly Cell[], textFormat?: number): string =>
  `<row>${cells.map((cell) => cellXml(cell, textFormat)).join('')}</row>`;

/** An XLSX file of one sheet, packed while the rows come, so that no more than a page of them is held. */
export async function* xlsxFile(heads: readonly Cell[], pages: CellPages): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const encoder = new TextEncoder();
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  const begin = (name: string): ZipDeflate => {
    const file = new ZipDeflate(name);
    zip.add(file);
    return file;
  };
  for (const [name, xml] of Object.entries(xlsxParts)) begin(name).push(encoder.encode(xml), true);
  const sheet = begin('xl/worksheets/sheet1.xml');
  sheet.push(encoder.encode(sheetStart(heads.length) + rowXml(heads, formats.head)));
  for await (const rows of pages) {
    sheet.push(encoder.encode(rows.map((cells) => rowXml(cells)).join('')));
    yield* packed.splice(0);
  }
  sheet.push(encoder.encode(sheetEnd), true);
  zip.end();
  yield* packed.splice(0);
}
