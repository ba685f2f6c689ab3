import { AsyncLocalStorage } from 'node:async_hooks';
import { askedBy } from '@freightdesk/shared-database/testing';
import { PostgresQueryCompiler } from 'kysely';
import { Client } from 'pg';

/** What a transaction asked of PostgreSQL, begin and commit counted too. */
export interface Asked {
  statements: number;
  /** Ways there and back: statements that are begun together travel together. */
  trips: number;
  /** Statements whose text was made for this one work. */
  made: number;
}

type Query = (this: object, ...given: unknown[]) => unknown;

/** For specs: counts what the one transaction of the work sends. What else this process asks meanwhile is not its own. */
export async function countAsked(work: () => Promise<unknown>): Promise<Asked> {
  const asked: Asked = { statements: 0, trips: 0, made: 0 };
  const query: Query = Client.prototype.query;
  const connection = new WeakSet();
  let isGathering = false;
  const counted: Query = function (this: object, ...given) {
    const statements = askedBy(given);
    if (statements[0]?.text === 'begin') connection.add(this);
    if (!connection.has(this)) return Reflect.apply(query, this, given);
    asked.statements += statements.length;
    if (!isGathering) {
      asked.trips += 1;
      isGathering = true;
      process.nextTick(() => (isGathering = false));
    }
    return Reflect.apply(query, this, given);
  };
  // The server makes statements of its own, such as of what is due, whenever it is time for them.
  const own = new AsyncLocalStorage<true>();
  const { compileQuery } = PostgresQueryCompiler.prototype;
  const compiling: typeof compileQuery = function (this: PostgresQueryCompiler, ...given) {
    if (own.getStore()) asked.made += 1;
    return Reflect.apply(compileQuery, this, given);
  };
  Object.assign(Client.prototype, { query: counted });
  Object.assign(PostgresQueryCompiler.prototype, { compileQuery: compiling });
  try {
    await own.run(true, work);
  } finally {
    // Else each promise of all that this process does later is told to Node's hooks.
    own.disable();
    Object.assign(Client.prototype, { query });
    Object.assign(PostgresQueryCompiler.prototype, { compileQuery });
  }
  return asked;
}
