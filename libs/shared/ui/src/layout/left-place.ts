/** Where somebody stood in a list: the row that had the focus last, and how far the page and the rows were scrolled. */
export interface LeftPlace {
  /** Of the step of this tab's history that the list is. */
  key: string;
  path: string;
  search: string;
  row: string;
  top: number;
  rowsTop: number;
}

/** They are kept with the tab's history, which outlives a page that is loaded anew. */
export const placesKey = 'left-places';

/** The last one first. */
export function leftPlaces(): readonly LeftPlace[] {
  try {
    return JSON.parse(sessionStorage.getItem(placesKey) ?? '[]') as LeftPlace[];
  } catch {
    return [];
  }
}

/** What was left of a list by opening the record at whose address somebody is: the way up leads there. */
export function placeAbove(list: string, address: string): LeftPlace | undefined {
  const [listPath] = list.split('?');
  const named = address.split(/[/?&=]/);
  return leftPlaces().find(({ path, row }) => path === listPath && row.split(' ').every((id) => named.includes(id)));
}
