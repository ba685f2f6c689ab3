import type { Endpoint, Page } from '@freightdesk/shared-endpoint';
import type { Schema } from '@freightdesk/shared-endpoint/schema';
import type { ReadContext } from '../context/context';
import type { ListRequest } from '../list/list-request';
import { exportColumns, type ExportWords, wordsOver } from './export-columns';
import type { ExportFormat } from './export-format';
import { type ExportFile, type ExportPage, exportPageSize, exportRows } from './export-rows';

interface AskedList {
  format: ExportFormat;
  asked: ListRequest;
  context: ReadContext;
  read: (request: ListRequest) => Promise<Page<unknown>>;
}

/** The file of all rows that match, from the first on, whatever page was asked for. */
export async function exportList(
  { path, list }: Pick<Endpoint<never, unknown>, 'path' | 'list'>,
  { row, exported }: { row: Schema; exported: ExportWords },
  { format, asked, context, read }: AskedList,
): Promise<ExportFile> {
  const pageAfter = async (cursor: string | null): Promise<ExportPage> => {
    // Only a sheet has an end that the number of rows must be held against.
    const countExactly = format === 'xlsx' && cursor === null;
    const { data, total, nextCursor } = await read({
      ...asked,
      page: 1,
      pageSize: exportPageSize,
      cursor,
      countExactly,
    });
    return { rows: data, total, next: nextCursor === null ? null : () => pageAfter(nextCursor) };
  };
  const [from] = asked.filters['dateFrom'] ?? [];
  const [to] = asked.filters['dateTo'] ?? [];
  const columns = exportColumns(row, wordsOver(list?.fields ?? {}, exported), asked.hidden);
  return exportRows({ path, format, columns, first: await pageAfter(null), from, to, today: context.clock.today() });
}
