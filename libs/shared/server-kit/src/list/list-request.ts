/** A list's query string, parsed and checked against the endpoint's list spec. */
export interface ListRequest {
  page: number;
  pageSize: number;
  /** In order of weight; the id breaks ties after them. */
  sort: SortKey[];
  q: string | null;
  /** Each filter's wanted values; several mean OR. Flags are 'true' or 'false'. */
  filters: Record<string, string[]>;
  cursor: string | null;
  countExactly: boolean;
  /** Members of a row that the asker may not see. */
  hidden: readonly string[];
}

export interface SortKey {
  field: string;
  descending: boolean;
}
