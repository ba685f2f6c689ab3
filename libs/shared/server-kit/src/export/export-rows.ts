import type { BusinessDate } from '@freightdesk/shared-calendar';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse } from '../problem/refusal';
import { type CellPages, textCell } from './cell';
import { csvFile } from './csv';
import type { ExportColumn } from './export-columns';
import type { ExportFormat } from './export-format';
import { mostSheetRows, xlsxFile } from './xlsx';

const files = {
  csv: { mediaType: 'text/csv; charset=utf-8', write: csvFile },
  xlsx: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsxFile },
} as const;

/** A file that is made while it is sent. */
export interface ExportFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** So many rows are held at a time. */
export const exportPageSize = 1_000;

/** Some rows, and how to come to those after them; null after the last. */
export interface ExportPage {
  readonly rows: readonly unknown[];
  readonly total: number;
  readonly next: (() => Promise<ExportPage>) | null;
}

interface Exported {
  readonly path: string;
  readonly format: ExportFormat;
  readonly columns: readonly ExportColumn[];
  readonly first: ExportPage;
  /** The days that were asked for. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly today: BusinessDate;
}

/** `/sale-invoice/list` gives sale-invoice, `/reports/gst` gives gst. */
const nameOf = (path: string): string =>
  path
    .split('/')
    .filter((word) => !['', 'list', 'reports'].includes(word))
    .join('-');

async function* cellsOf(first: ExportPage, columns: readonly ExportColumn[]): CellPages {
  for (let page: ExportPage | undefined = first; page; page = await page.next?.()) {
    yield page.rows.map((row) => columns.map((column) => column.cell(row)));
  }
}

/** The file of all rows, written while they are read. Where no days were asked for, it is of today. */
export function exportRows({ path, format, columns, first, from, to, today }: Exported): ExportFile {
  if (format === 'xlsx' && first.total >= mostSheetRows) {
    refuse(commonProblems.bad_request, { message: 'These are more rows than a spreadsheet holds. Take them as CSV.' });
  }
  const { mediaType, write } = files[format];
  const heads = columns.map(({ head }) => textCell(head));
  return {
    name: `${nameOf(path)}-${from ?? to ?? today}-${to ?? today}.${format}`,
    mediaType,
    content: write(heads, cellsOf(first, columns)),
  };
}
