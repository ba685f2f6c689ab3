/** What is said of one of several shipments alone. */
export interface OwnFacts {
  id: string;
  [need: string]: unknown;
}

/** The status call of either column, as its form holds it: the facts stand beside the step. */
export interface StatusValues {
  id: string;
  version: number;
  status: string;
  at: string;
  location?: string;
  remarks?: string;
  reason?: string;
  skipped?: string[];
  /** Where several are told at once. */
  each?: OwnFacts[];
  [need: string]: unknown;
}
