import { can } from '@freightdesk/shared-access';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type Actor, refuse } from '@freightdesk/shared-server-kit';
import type { LinkedShipments } from './linked-shipments';
import type { ShipmentKey } from './tracking-link.repository';

/** The shipments of all columns that customers may follow. */
export class LinkedKinds {
  readonly #kinds: ReadonlyMap<string, LinkedShipments>;

  constructor(kinds: readonly LinkedShipments[]) {
    this.#kinds = new Map(kinds.map((kind) => [kind.record, kind]));
  }

  of(record: string): LinkedShipments {
    const message = 'This shipment does not exist, or no longer does.';
    return this.#kinds.get(record) ?? refuse(commonProblems.not_found, { message });
  }

  /** 404 for a kind that nobody has, 403 for one that is not the asker's, 404 for a shipment that is not there. */
  async refuseUnless(db: Db, { record, recordId }: ShipmentKey, { role }: Actor, to: 'read' | 'write'): Promise<void> {
    const kind = this.of(record);
    if (!can(role, kind[to], 'server')) refuse(commonProblems.forbidden);
    await kind.told(db, recordId);
  }
}
