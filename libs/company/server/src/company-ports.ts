import type { Db } from '@freightdesk/shared-database';

/** What the company asks of other domains. */
export interface CompanyPorts {
  /** The highest number of a document of the books of before that begins like `SI/26-27/`, without its zeros; 0 without one. */
  lastBroughtForward(this: void, db: Db, ahead: string): Promise<number>;
  /** The letters that numbers of jobs begin with. */
  jobLetters: readonly string[];
}
