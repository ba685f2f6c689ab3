import type { LetterSide } from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import type { FileAnswer } from '@freightdesk/shared-server-kit';

/** What letters to parties ask of other domains; the app's wiring hands it over. */
export interface LetterPorts {
  /** We who write. */
  issuer(this: void, db: Db): Promise<Omit<LetterSide, 'name'> & { name: string | null }>;
  readLogo(this: void, db: Db, of: object): Promise<FileAnswer | undefined>;
  /** The days on which customers promised to pay documents, by the document's id. */
  promisedOn(this: void, db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
