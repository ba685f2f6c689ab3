import type { Endpoint } from '@freightdesk/shared-endpoint';
import { array, type Schema } from '@freightdesk/shared-endpoint/schema';
import type { ReadContext } from '../context/context';
import { fieldsOf, isRecord, settled } from '../input/schema-walk';
import { exportColumns, type ExportWords } from './export-columns';
import type { ExportFormat } from './export-format';
import { type ExportFile, type ExportPage, exportPageSize, exportRows } from './export-rows';

/** A report's answer: its rows, how many there are of them in all where they come by the page, and its days. */
type ReportAnswer = Readonly<Record<string, unknown>>;

/** What of an answer stands in a file, and the schema of one such row. */
export interface ExportedRows<Output> {
  row: Schema;
  rowsOf: (answer: Output) => readonly object[];
}

interface AskedReport {
  format: ExportFormat;
  context: ReadContext;
  read: (page: { page: number; pageSize: number }) => Promise<unknown>;
}

const rowsIn = ({ rows }: ReportAnswer): readonly unknown[] => (Array.isArray(rows) ? rows : []);

function firstText(...values: readonly unknown[]): string | undefined {
  return values.find((value) => typeof value === 'string');
}

/** The schema of one of a report's rows. */
function rowSchema(output: Schema): unknown {
  const rows = settled(fieldsOf(output)?.['rows'], undefined);
  return rows instanceof array ? rows.innerType : undefined;
}

/** The file of a report's rows, all of them, for the days that its answer names. */
export async function exportReport(
  { path, name }: Pick<Endpoint<never, unknown>, 'path' | 'name'>,
  { output, row = rowSchema(output), words }: { output: Schema; row?: unknown; words: ExportWords },
  { format, context, read }: AskedReport,
): Promise<ExportFile> {
  const answerOf = async (page: number): Promise<ReportAnswer> => {
    const answer = await read({ page, pageSize: exportPageSize });
    return isRecord(answer) ? answer : Promise.reject(new Error(`${name} answers no rows to take along.`));
  };
  const pageOf = (page: number, answer: ReportAnswer): ExportPage => {
    const rows = rowsIn(answer);
    // An answer that does not count its rows has all of them.
    const total = Number(answer['total'] ?? rows.length);
    const hasMore = answer['total'] !== undefined && page * exportPageSize < total;
    const next = async () => pageOf(page + 1, await answerOf(page + 1));
    return { rows, total, next: hasMore ? next : null };
  };
  const answer = await answerOf(1);
  const columns = exportColumns(row, words);
  const days = { from: firstText(answer['from'], answer['at']), to: firstText(answer['to'], answer['at']) };
  return exportRows({ path, format, columns, first: pageOf(1, answer), ...days, today: context.clock.today() });
}
