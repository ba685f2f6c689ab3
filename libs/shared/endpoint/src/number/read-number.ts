import type { Words } from '@freightdesk/shared-sentence';

/** A text that has the form of a number of some kind, a container's or a GSTIN, or of the beginning by which such a number is known. */
export interface ReadNumber {
  /** As such numbers are kept. */
  readonly number: string;
  /** What its check digit says against it, or null. */
  readonly problem: Words | null;
  /** What may have been meant: each differs by one slip and passes its check digit. The likeliest come first. */
  readonly repairs: readonly string[];
}

/** Reads a text as a number of one kind; null where it has not the form of one. */
export type ReadsNumber = (text: string) => ReadNumber | null;

/** A number that is right, or that has nothing by which one could tell. */
export const rightNumber = (number: string): ReadNumber => ({ number, problem: null, repairs: [] });
