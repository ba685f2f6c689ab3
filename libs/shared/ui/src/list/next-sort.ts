import type { SortOrder } from './list-source';

interface Press {
  /** With Shift the orders before it stay, and this one is added to them or changed in its place. */
  isAdded: boolean;
  /** The list's own order, as its definition says it. */
  own?: string | undefined;
}

/**
 * What a press on a heading asks for: up, then down, then the list's own order. Where that begins with the same column it would leave
 * the rows as they stand, and the press turns them again.
 */
export function nextSort(sort: readonly SortOrder[], field: string, { isAdded, own }: Press): readonly SortOrder[] {
  const known = sort.find((order) => order.field === field);
  const isLetGo = known?.descending && (isAdded ? sort.length > 1 : own?.match(/\w+/)?.[0] !== field);
  const next = isLetGo ? [] : [{ field, descending: known?.descending === false }];
  if (!isAdded) return next;
  if (known === undefined) return [...sort, ...next];
  return sort.flatMap((order) => (order.field === field ? next : [order]));
}
