import { can } from '@freightdesk/shared-access';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type Actor, refuse } from '@freightdesk/shared-server-kit';
import type { LinkedRecord } from './linked-record';
import type { RecordKey } from './tracking-link.repository';

/** The records of all columns that customers may open by a link. */
export class LinkedKinds<Kind extends LinkedRecord = LinkedRecord> {
  readonly #kinds: ReadonlyMap<string, Kind>;

  constructor(kinds: readonly Kind[]) {
    this.#kinds = new Map(kinds.map((kind) => [kind.record, kind]));
  }

  get records(): readonly string[] {
    return [...this.#kinds.keys()];
  }

  of(record: string): Kind {
    const message = 'This record does not exist, or no longer does.';
    return this.#kinds.get(record) ?? refuse(commonProblems.not_found, { message });
  }

  /** 404 for a kind that nobody has, 403 for one that is not the asker's, 404 for a record that is not there. */
  async findOrRefuse(db: Db, { record, recordId }: RecordKey, { role }: Actor, to: 'read' | 'write'): Promise<Kind> {
    const kind = this.of(record);
    if (!can(role, kind[to], 'server')) refuse(commonProblems.forbidden);
    await kind.mustExist(db, recordId);
    return kind;
  }
}
