/** A record that was found, or that was open not long ago. */
export interface RecordEntry {
  key: string;
  /** The heading that it and its like stand under, in the reader's language. */
  kind: string;
  number: string | null;
  title: string;
  subtitle: string | null;
  /** Where it was found, such as its container. */
  matched: { field: string; text: string } | null;
  run: () => void;
}

/** What the palette is told of records while a person types. */
export interface FoundRecords {
  entries: readonly RecordEntry[];
  /** What was typed last is still looked for; what stands there was found before. */
  isLooking: boolean;
  failure: { message: string; retry: () => void } | null;
  /** A number was mistyped: what is wrong with it, and what may have been meant. */
  notes: readonly { text: string; repairs: readonly string[] }[];
}

export type UseRecords = (typed: string) => FoundRecords;

/** Fetches what finds records, with the palette: the frame knows no column. */
export type LoadRecords = () => Promise<UseRecords>;
