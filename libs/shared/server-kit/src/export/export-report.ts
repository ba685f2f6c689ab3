import type { Endpoint } from '@freightdesk/shared-endpoint';
import { array, type Schema } from '@freightdesk/shared-endpoint/schema';
import type { ReadContext } from '../context/context';
import { fieldsOf, isRecord, settled } from '../input/schema-walk';
import { exportColumns, type ExportWords } from './export-columns';
import type { ExportFormat } from './export-format';
import { type ExportFile, type ExportPage, exportPageSize, exportRows } from './export-rows';

/** A report's answer: its rows, how many there are of them in all where they come by the page, and its days. */
type ReportAnswer = Readonly<Record<string, unknown>>;

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
  { output, words }: { output: Schema; words: ExportWords },
  { format, context, read }: AskedReport,
): Promise<ExportFile> {
  const answerOf = async (page: number): Promise<ReportAnswer> => {
    const answer = await read({ page, pageSize: exportPageSize });
    return isRecord(answer) ? answer : Promise.reject(new Error(`${name} answers no rows to take along.`));
  };
  const pageOf = (page: number, answer: ReportAnswer): ExportPage => {
    const total = Number(answer['total'] ?? rowsIn(answer).length);
    const next = async () => pageOf(page + 1, await answerOf(page + 1));
    return { rows: rowsIn(answer), total, next: page * exportPageSize < total ? next : null };
  };
  const answer = await answerOf(1);
  const columns = exportColumns(rowSchema(output), words);
  const days = { from: firstText(answer['from'], answer['at']), to: firstText(answer['to'], answer['at']) };
  return exportRows({ path, format, columns, first: pageOf(1, answer), ...days, today: context.clock.today() });
}
