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
  [need: string]: unknown;
}
