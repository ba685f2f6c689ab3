import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect, Transaction } from 'kysely';
import type { Database } from '../tables';
import type { Db, Tx } from '../db';
import { isFollowUp, isRetryable } from '../error/database-errors';

const attempts = 4;

/**
 * Runs `work` in one transaction. Where PostgreSQL gives way to another transaction (serialization failure, deadlock) all of
 * it is done again, up to three times more: `work` must have no effect beyond the transaction it is given.
 *
 * Statements that `work` begins `together` are sent together and done in the order in which they were begun:
 * one way to PostgreSQL and back for all of them. Of one that `begin` began the answer is awaited at the commit.
 */
export async function withTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.getExecutor().provideConnection((connection) => inTransaction(db, connection, work));
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error;
    }
  }
}

async function inTransaction<Result>(
  db: Db,
  connection: DatabaseConnection,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const wire = new Wire(connection);
  const tx = new Transaction<Database>({ ...unconnected, executor: db.getExecutor().withConnectionProvider(wire) });
  const begun = wire.begin();
  try {
    const result = await work(tx);
    await wire.commit();
    return result;
  } catch (error) {
    await begun;
    await wire.rollBack();
    throw isFollowUp(error) ? ((await wire.firstFailure()) ?? error) : error;
  }
}

/** A transaction is made of its connection alone; it never opens one. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('A transaction opens no connection.')) });
const unconnected = { config: { dialect }, dialect, driver: dialect.createDriver() };

/**
 * One connection for all that `work` asks: what it begins at once leaves in one packet and is answered in that order. No transaction:
 * each statement is by itself.
 */
export const onOneConnection = <Result>(db: Db, work: (one: Db) => Promise<Result>): Promise<Result> =>
  db.getExecutor().provideConnection((connection) => {
    const executor = db.getExecutor().withConnectionProvider({ provideConnection: (consumer) => consumer(connection) });
    return work(new Kysely<Database>({ ...unconnected, executor }));
  });

/** The one connection of a transaction. What was begun on it is in the books of its end, whoever else waits for it. */
class Wire {
  readonly #connection: DatabaseConnection;
  /** In the order in which they were begun. */
  readonly #unanswered = new Set<Promise<unknown>>();
  #isOver = false;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    if (this.#isOver) throw new Error('The transaction is over.');
    const answer = consumer(this.#connection);
    this.#unanswered.add(answer);
    answer.then(
      () => this.#unanswered.delete(answer),
      () => undefined,
    );
    return answer;
  }

  begin(): Promise<unknown> {
    return this.#send('begin');
  }

  /** Commits behind what is still on its way. PostgreSQL takes back all of it where any of it failed, and that is told first. */
  async commit(): Promise<void> {
    void this.#send('commit');
    this.#isOver = true;
    const failure = await this.firstFailure();
    if (failure !== undefined) throw failure;
  }

  /** Of what was begun first, whichever was heard of first: what comes after it fails for it, and may be told sooner. */
  async firstFailure(): Promise<unknown> {
    const answers = await Promise.allSettled(this.#unanswered);
    return answers.find((answer) => answer.status === 'rejected')?.reason;
  }

  async rollBack(): Promise<void> {
    this.#isOver = false;
    const done = this.#send('rollback');
    this.#isOver = true;
    await done;
  }

  #send(text: string): Promise<unknown> {
    return this.provideConnection((connection) => connection.executeQuery(CompiledQuery.raw(text)));
  }
}

/**
 * Waits not for a statement whose answer nobody needs: it travels with what comes after it, and what it breaks is told at the commit.
 */
export function begin(statement: Promise<unknown>): void {
  statement.catch(() => undefined);
}

/** Waits for all of what was begun together; where several fail, the first of them is told, whichever was heard of first. */
export async function together<Begun extends readonly unknown[]>(...begun: Begun): Promise<Answers<Begun>> {
  const answers = await Promise.allSettled(begun);
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
  return Promise.all(begun);
}

type Answers<Begun extends readonly unknown[]> = { -readonly [Each in keyof Begun]: Awaited<Begun[Each]> };
