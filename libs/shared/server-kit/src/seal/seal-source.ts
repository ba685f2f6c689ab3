import { type RawBuilder, sql } from 'kysely';

export interface SealedRow {
  id: string;
  /** How a person finds the record. */
  name: string;
  /** Of all that never changes in it. */
  hash: string;
}

/** A kind of record that stays as it was written, or posted. Its table notes each new one in `to_seal`, by this name. */
export interface SealSource {
  readonly source: string;
  /** All of them, in no order. Columns of time are read in UTC. */
  readonly rows: RawBuilder<SealedRow>;
}

export const hashOfText = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/**
 * The hash of a record with what belongs to it. Columns without a value don't count, so a later one that is empty in older
 * rows leaves their hashes as they are; columns that may change are left out by name.
 */
export const hashOfRow = (
  table: string,
  { free = [], parts = [] }: { free?: readonly string[]; parts?: readonly RawBuilder<unknown>[] } = {},
): RawBuilder<string> => {
  const row = sql`jsonb_strip_nulls(to_jsonb(${sql.ref(table)}) - ${sql.lit(`{${free.join(',')}}`)}::text[])`;
  return hashOfText(sql`jsonb_build_array(${sql.join([row, ...parts])})::text`);
};

/** The rows that belong to a record, in their order. */
export const partsOf = (table: string, key: string, { owner, order }: { owner: string; order: string }) =>
  sql`(select jsonb_agg(jsonb_strip_nulls(to_jsonb(part)) order by ${sql.ref(`part.${order}`)})
    from ${sql.table(table)} part where ${sql.ref(`part.${key}`)} = ${sql.ref(`${owner}.id`)})`;

/** Rows of the audit trail bear their hash from the start. */
export const auditSeals: SealSource = {
  source: 'audit event',
  rows: sql`select id, action || ' of ' || record || ' ' || record_id as name, row_hash as hash from audit_event`,
};
