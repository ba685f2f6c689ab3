import type { Database } from '@freightdesk/shared-database';
import type { Insertable } from 'kysely';
import type { Written } from './copy-rows';

type Table = keyof Database;
export type Row<Name extends Table> = Insertable<Database[Name]>;

/** Rows that wait to be copied into the store, table by table, as the server would have written them one by one. */
export class Sheets {
  #rows = new Map<Table, Written[]>();

  add<Name extends Table>(table: Name, row: Row<Name>): void {
    const rows = this.#rows.get(table);
    if (rows) rows.push(row);
    else this.#rows.set(table, [row]);
  }

  /** All that waits, which then waits no more. */
  take(): ReadonlyMap<string, readonly Written[]> {
    const taken = this.#rows;
    this.#rows = new Map();
    return taken;
  }
}
