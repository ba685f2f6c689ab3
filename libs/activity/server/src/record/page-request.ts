import { defineList, pageSizes } from '@freightdesk/shared-endpoint';
import type { ListRequest } from '@freightdesk/shared-server-kit';

interface Asked {
  page?: number;
  pageSize?: number;
  after?: string;
}

/** The list of what stands beside a record, whose rows say when as `at`. */
export const listBeside = <const Searched extends string>(searched: Searched) =>
  defineList({
    fields: { at: { kind: 'instant' } },
    filters: {},
    sorts: ['at'],
    defaultSort: '-at',
    search: [searched],
  });

/** The newest first, by the list's own rules for pages and what comes after them. */
export const newestFirst = (
  { page = 1, pageSize = pageSizes.default, after }: Asked,
  filters: ListRequest['filters'] = {},
): ListRequest => ({
  page,
  pageSize,
  sort: [{ field: 'at', descending: true }],
  q: null,
  filters,
  cursor: after ?? null,
  countExactly: false,
  hidden: [],
});
