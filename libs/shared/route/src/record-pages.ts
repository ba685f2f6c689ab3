import { createContext, useContext } from 'react';

/** What a page of a record may be told beside which one, such as whose receipt it is. */
export type PageDetails = Readonly<Record<string, string>>;

/**
 * The pages of a column's records: the kind, as the trail of changes calls it, and the address of one. A column that links to
 * another's record knows the kind alone, so an address is spelled by its owner and by nobody else.
 */
export type RecordPages = Readonly<Record<string, (id: string, details: PageDetails) => string>>;

export type RecordPageOf = (record: string, id: string, details?: PageDetails) => string | null;

/** Finds a page among those of all columns; null where nobody has one for that kind of record that the person reaches. */
export const recordPageOf =
  (columns: readonly RecordPages[], reaches: (address: string) => boolean = () => true): RecordPageOf =>
  (record, id, details = {}) =>
    columns
      .filter((pages) => Object.hasOwn(pages, record))
      .flatMap((pages) => pages[record]?.(id, details) ?? [])
      .find(reaches) ?? null;

/** The app hands the pages of all columns in. */
export const RecordPagesContext = createContext<RecordPageOf>(() => null);

/** The page of any column's record, by its kind; what would lead to it is not shown where it is null. */
export const useRecordPage = (): RecordPageOf => useContext(RecordPagesContext);
