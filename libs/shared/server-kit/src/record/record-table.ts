import type { Database, Tx } from '@freightdesk/shared-database';
import type { Insertable, Updateable } from 'kysely';
import { keptChange, keptRows, rowsIn } from './kept-writes';
import { changedBy, madeBy, type Unstamped, type Writing } from './stamps';

/** How the rows of one table are held and written, one record at a time. Who writes when goes with every write. */
export interface RecordTable<Row> {
  /** Makes writers of one record wait for each other till commit. */
  lock(this: void, tx: Tx, id: string): Promise<void>;
  insert(this: void, by: Writing, row: Unstamped<Insertable<Row>>): Promise<void>;
  change(this: void, by: Writing, id: string, changes: Updateable<Row>): Promise<void>;
  remove(this: void, tx: Tx, id: string): Promise<void>;
}

export const recordTable = <Name extends keyof Database>(table: Name): RecordTable<Database[Name]> => {
  const name: string = table;
  const insert = keptRows(table);
  const change = keptChange(table);
  return {
    lock: async (tx, id) => {
      await rowsIn(tx).selectFrom(name).select('id').where('id', '=', id).forUpdate().execute();
    },
    insert: (by, row: object) => insert(by.tx, [{ ...row, ...madeBy(by) }]),
    change: (by, id, changes: object) => {
      const { version: _, ...stamp } = changedBy(by);
      return change(by.tx, id, { ...changes, ...stamp });
    },
    remove: async (tx, id) => {
      await rowsIn(tx).deleteFrom(name).where('id', '=', id).execute();
    },
  };
};
