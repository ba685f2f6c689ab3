import type { Kysely, Transaction } from 'kysely';
import type { Database } from './tables';

/** The database outside a transaction: for reads. */
export type Db = Kysely<Database>;

/** An open transaction: what is written with it commits together or not at all. */
export type Tx = Transaction<Database>;
