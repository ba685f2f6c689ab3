import { type Page, pageSizes } from '@freightdesk/shared-endpoint';

/** These rows as the only page of a list, unless told otherwise. */
export const pageOf = <Row>(rows: Row[], rest: Partial<Page<Row>> = {}): Page<Row> => ({
  data: rows,
  page: 1,
  pageSize: pageSizes.default,
  total: rows.length,
  totalIsExact: true,
  nextCursor: null,
  ...rest,
});
