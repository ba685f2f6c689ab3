import type { Database, Tx } from '@freightdesk/shared-database';
import type { Generated, Insertable, Updateable } from 'kysely';
import { changedBy, madeBy, type Unstamped, type Writing } from './stamps';

/** How the rows of one table are held and written, one record at a time. Who writes when goes with every write. */
export interface RecordTable<Row> {
  /** Makes writers of one record wait for each other till commit. */
  lock(this: void, tx: Tx, id: string): Promise<void>;
  insert(this: void, by: Writing, row: Unstamped<Insertable<Row>>): Promise<void>;
  change(this: void, by: Writing, id: string, changes: Updateable<Row>): Promise<void>;
  remove(this: void, tx: Tx, id: string): Promise<void>;
}

/** Of all tables of records: which columns one has beside these its own row says. */
interface AnyRow {
  id: Generated<string>;
  [column: string]: unknown;
}

const rowsIn = (tx: Tx) => tx.withTables<Record<string, AnyRow>>();

export const recordTable = <Name extends keyof Database>(table: Name): RecordTable<Database[Name]> => {
  const name: string = table;
  return {
    lock: async (tx, id) => {
      await rowsIn(tx).selectFrom(name).select('id').where('id', '=', id).forUpdate().execute();
    },
    insert: async (by, row: object) => {
      await rowsIn(by.tx)
        .insertInto(name)
        .values({ ...row, ...madeBy(by) })
        .execute();
    },
    change: async (by, id, changes: object) => {
      await rowsIn(by.tx)
        .updateTable(name)
        .set({ ...changes, ...changedBy(by) })
        .where('id', '=', id)
        .execute();
    },
    remove: async (tx, id) => {
      await rowsIn(tx).deleteFrom(name).where('id', '=', id).execute();
    },
  };
};
