import type { SortOrder } from './list-source';

/**
 * What a press on a heading asks for: up, then down, then not at all. With Shift the orders before it stay, and this one is
 * added to them or changed in its place.
 */
export function nextSort(sort: readonly SortOrder[], field: string, isAdded: boolean): readonly SortOrder[] {
  const known = sort.find((order) => order.field === field);
  const next = known?.descending ? [] : [{ field, descending: known !== undefined }];
  if (!isAdded) return next;
  if (known === undefined) return [...sort, ...next];
  return sort.flatMap((order) => (order.field === field ? next : [order]));
}
