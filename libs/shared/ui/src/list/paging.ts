const offered = [25, 50, 100];

/** A list that fits on the smallest page needs no pages. */
export const smallestPage = 25;

/** An address may ask for another size; it is then offered too. */
export const pageSizeChoices = (current: number): number[] =>
  offered.includes(current) ? offered : [...offered, current].sort((a, b) => a - b);

const grouped = new Intl.NumberFormat('en-IN');

interface Counted {
  page: number;
  pageSize: number;
  total: number;
  totalIsExact: boolean;
}

/** `10,000+` where it was not counted to its end. */
export const countText = ({ total, totalIsExact }: Pick<Counted, 'total' | 'totalIsExact'>): string =>
  `${grouped.format(total)}${totalIsExact ? '' : '+'}`;

/** `{ range: '26-50', total: '1,23,456' }`; a total that was not counted to its end reads `10,000+`. */
export function rangeText({ page, pageSize, total, totalIsExact }: Counted): { range: string; total: string } {
  const from = Math.min((page - 1) * pageSize + 1, total);
  const to = Math.min(page * pageSize, total);
  return {
    range: total === 0 ? '0' : `${grouped.format(from)}-${grouped.format(to)}`,
    total: countText({ total, totalIsExact }),
  };
}
