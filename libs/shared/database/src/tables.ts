import type { ColumnType, Generated, GeneratedAlways, Kysely } from 'kysely';

/**
 * The tables that a program can name. A room of tables adds its own (`declare module '@freightdesk/shared-database/tables'`),
 * so a project sees those of the rooms it imports, and a query on another table does not compile.
 */
export interface Database {
  /** Which migrations a store has had; the one table that is here before any room. */
  kyselyMigration: { name: string; timestamp: string };
}

/** The form that one column gives to its part of a store. */
export interface Tables {
  /** Whose they are: a domain, or `shared` for the ground. */
  domain: string;
  tables: readonly string[];
  /** Rows are never changed or deleted: the server may only read and add, and the trigger `refuse_change()` stands there. */
  appendOnly?: readonly string[];
  /** Rows come and go, and are never changed; the trigger that refuses it stands on each of them. */
  neverUpdated?: readonly string[];
  /** Rows change in what their triggers leave open, and are never deleted. */
  neverDeleted?: readonly string[];
  /** Rows that the store's own triggers keep, as the sums of others: the server may only read. */
  kept?: readonly string[];
  /** Rows that no backup holds, and with which no restored store may begin. */
  notBackedUp?: readonly string[];
  /** Those whose tables or functions its own refer to. */
  needs: readonly Tables[];
  /**
   * By `<date>-<nnn>-<what>`, and in the order of these names. Several rooms may each have a part of one name: the parts run together,
   * those that are needed first. One that has left its branch is never edited: a change is a new one. There is no way
   * down; a restore is.
   */
  migrations: Readonly<Record<string, (db: Kysely<unknown>) => Promise<void>>>;
}

/** Left out of an insert, the database fills it. */
export type Filled<T> = [T] extends [ColumnType<infer S, infer I, infer U>]
  ? ColumnType<S, I | undefined, U>
  : Generated<T>;

/** Computed by the database. */
export type Computed<T> = GeneratedAlways<T>;

/** Read as Date, written as Date or ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** Read as the value, written as JSON text: the driver would turn an array into one of PostgreSQL's. */
export type Json = ColumnType<unknown, string, string>;
