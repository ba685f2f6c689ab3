/** Up to here a report answers whole; above, a page at a time. Totals are of all rows either way. */
export const wholeUpToRows = 5000;
export const largestPage = 100;

export interface ReportPaging {
  page: number;
  pageSize: number;
  /** Rows of the whole report. */
  total: number;
}

/** Which rows are answered: all of them, or a page where one was asked for or there are too many. */
export function reportPaging(
  { page, pageSize }: { page?: number | undefined; pageSize?: number | undefined },
  total: number,
): ReportPaging {
  const isWhole = page === undefined && pageSize === undefined && total <= wholeUpToRows;
  return isWhole
    ? { page: 1, pageSize: Math.max(total, 1), total }
    : { page: page ?? 1, pageSize: pageSize ?? largestPage, total };
}
