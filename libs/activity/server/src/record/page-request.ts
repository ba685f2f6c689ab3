import { pageSizes } from '@freightdesk/shared-endpoint';
import type { ListRequest } from '@freightdesk/shared-server-kit';

interface Asked {
  page?: number;
  pageSize?: number;
  after?: string;
}

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
