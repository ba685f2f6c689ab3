import { type Endpoint, type ListInput, type Page, pageSizes } from '@freightdesk/shared-endpoint';
import { send } from './call';

interface Gathering {
  /** Told how many are here. */
  told: (count: number) => void;
  signal: AbortSignal;
}

/** Every row of a list that matches, page by page: what is done with all of them is done with rows that were seen once. */
export async function allMatching<Row>(
  endpoint: Endpoint<never, Page<Row>>,
  { page: _page, after: _after, ...asked }: ListInput,
  { told, signal }: Gathering,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let next: ListInput | null = { page: 1 };
  while (next !== null) {
    const input: ListInput = { ...asked, ...next, pageSize: pageSizes.most };
    const { data, nextCursor, page, total }: Page<Row> = await send<Page<Row>>(endpoint, input, { signal });
    rows.push(...data);
    told(rows.length);
    if (nextCursor !== null) next = { after: nextCursor };
    else next = data.length > 0 && rows.length < total ? { page: page + 1 } : null;
  }
  return rows;
}
