import { type Endpoint, type ListInput, type Page, pageSizes } from '@freightdesk/shared-endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call';
import { keyOf } from './query-key';

/** Every row of a master that stays short, page by page: for fields that offer, and rules that need, the whole of it. */
export function allOf<Row>(endpoint: Endpoint<ListInput, Page<Row>>) {
  return queryOptions({
    queryKey: keyOf(endpoint, 'all'),
    queryFn: async ({ signal }) => {
      const rows: Row[] = [];
      let after: string | null = null;
      do {
        const next: ListInput = { pageSize: pageSizes.most, ...(after && { after }) };
        const page: Page<Row> = await call(endpoint, next, { signal });
        rows.push(...page.data);
        after = page.nextCursor;
      } while (after);
      return rows;
    },
  });
}
