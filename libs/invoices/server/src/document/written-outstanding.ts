import { type Statement, compiled, type Db } from '@freightdesk/shared-database';
import { asStored, rowShape, WrittenRows } from '@freightdesk/shared-server-kit';
import { type Compilable, type Expression, sql } from 'kysely';
import type { OpenDocument } from './open-documents';

const shown = asStored([
  ...(['id', 'number', 'supplierNumber', 'partyId', 'date', 'dueDate', 'currency', 'exchangeRate'] as const),
  ...(['totalMinor', 'outstandingMinor'] as const),
]);

const shape = rowShape<OpenDocument>()(shown);

/** What is told of a document to whoever pays it. */
export type OutstandingDocument = Pick<OpenDocument, keyof typeof shown>;

export interface Whose {
  partyId: string;
}

/**
 * Open documents of a party, the oldest first, written by PostgreSQL: the largest vendor may have five thousand, of which all are told, and
 * to read and write each of them here took ten times as long.
 */
export function writtenOutstanding(rowsOf: (db: Db) => Expression<OpenDocument>) {
  let made: Statement<Whose> | undefined;
  const build = (db: Db): Compilable<unknown> => {
    const query = sql`
      select row_to_json(shown)::text as row
      from ${rowsOf(db)} as document cross join ${shape.beside('document', [])} order by document.date, document.number`;
    return { compile: () => query.compile(db) };
  };
  return async (db: Db, whose: Whose): Promise<WrittenRows<OutstandingDocument>> => {
    made ??= compiled(build(db));
    const { rows } = await made(db, whose);
    return new WrittenRows(rows.map(([row]) => String(row)));
  };
}
