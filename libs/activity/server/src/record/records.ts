import { can } from '@freightdesk/shared-access';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type Actor, type RecordSource, refuse } from '@freightdesk/shared-server-kit';

/** One record, as those name it who put something beside it. */
export interface RecordKey {
  record: string;
  recordId: string;
}

/** A record that was found, and that the asker may do with what was asked. */
export interface FoundRecord extends RecordKey {
  source: RecordSource;
  /** What people call it; null while it has no number. */
  name: string | null;
}

type Deed = 'read' | 'write';

const missing = 'This record does not exist, or no longer does.';

/** The records beside which notes and files stand, of all the kinds that the columns hand in. */
export class Records {
  readonly #sources: ReadonlyMap<string, RecordSource>;

  constructor(sources: readonly RecordSource[]) {
    this.#sources = new Map(sources.map((source) => [source.record, source]));
  }

  get kinds(): readonly RecordSource[] {
    return [...this.#sources.values()];
  }

  /** 404 for a kind that nobody has, 403 for one that is not the asker's, 404 for a record that is not there. */
  async find(db: Db, { record, recordId }: RecordKey, { actor, to }: { actor: Actor; to: Deed }): Promise<FoundRecord> {
    const source = this.#sources.get(record) ?? refuse(commonProblems.not_found, { message: missing });
    if (!may(actor, source, to)) refuse(commonProblems.forbidden);
    const [found] = await source.named(db, [recordId]);
    return found
      ? { record, recordId, source, name: found.name }
      : refuse(commonProblems.not_found, { message: missing });
  }
}

export const may = ({ role }: Actor, source: RecordSource, deed: Deed): boolean => can(role, source[deed], 'server');
