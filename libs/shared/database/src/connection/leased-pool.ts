import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient, QueryArrayConfig } from 'pg';
import { AskedTogether } from './asked-together';
import { noteColumns, terms } from './prepared';
import { preparedName } from './prepared-names';

/** How much of a pool one of its users may have. Milliseconds. */
export interface LeaseLimits {
  /** Connections at once. */
  seats: number;
  /** Waiting for a seat, and then again for a connection. */
  waitMs: number;
  /** One statement outside a transaction, or one transaction from its begin to its commit. */
  keepMs: number;
  /** Whether PostgreSQL keeps the plans of statements that recur. */
  prepares: boolean;
}

/** As PostgreSQL says it when it has no connection left (`too_many_connections`), and answered in the same way. */
const noneFree = () => Object.assign(new Error('No database connection became free in time.'), { code: '53300' });

/** So many at once and no more; who waits is served in order. */
class Seats {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(count: number) {
    this.#free = count;
  }

  async take(waitMs: number): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    await new Promise<void>((sit, leave) => {
      const seated = () => {
        clearTimeout(patience);
        sit();
      };
      const patience = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(seated), 1);
        leave(noneFree());
      }, waitMs);
      this.#waiting.push(seated);
    });
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next();
  }
}

const counted: readonly string[] = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];
const isCounted = (command: string): command is PostgresQueryResult<unknown>['command'] => counted.includes(command);

/** A connection in use. One that has had no answer for too long is given up: its work ends as if the database were away. */
class Lease implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #deadline: NodeJS.Timeout;
  readonly #over: () => void;
  readonly #prepares: boolean;
  #isGathering = false;
  #together: AskedTogether | undefined;

  constructor(client: PoolClient, { keepMs, prepares }: LeaseLimits, over: () => void) {
    this.#client = client;
    this.#over = over;
    this.#prepares = prepares;
    this.#deadline = setTimeout(() => this.giveUp(), keepMs);
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    asked: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof asked !== 'string') throw new Error('No cursor was given to the dialect.');
    return this.#run(asked, parameters);
  }

  async #run<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    this.#gather();
    const asked = terms(text);
    if (asked !== undefined)
      return this.#runAsArrays({ rowMode: 'array', name: asked.name, text, values: [...parameters] });
    this.#send();
    const name = this.#prepares ? preparedName(text) : undefined;
    const { command, rowCount, rows } = await this.#client.query({ name, text, values: [...parameters] });
    // Where an error of an earlier statement was swallowed, PostgreSQL answers a commit with a rollback, and no error.
    if (text === 'commit' && command === 'ROLLBACK') throw new Error('The transaction was rolled back at its commit.');
    return { command: isCounted(command) ? command : 'SELECT', rowCount: rowCount ?? 0, rows };
  }

  async #runAsArrays<R>(query: QueryArrayConfig): Promise<PostgresQueryResult<R>> {
    this.#together ??= new AskedTogether();
    const { rows, rowCount, fields } = await this.#together.add(query);
    noteColumns(rows, fields);
    // Whoever asked so reads them as arrays.
    return { command: 'SELECT', rowCount: rowCount ?? 0, rows: rows as R[] };
  }

  /** Statements that are begun together leave together: a packet costs both sides more than most statements do. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    const { stream } = this.#client.connection;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      this.#send();
      stream.uncork();
    });
  }

  #send(): void {
    if (this.#together) this.#client.query(this.#together);
    this.#together = undefined;
  }

  /** Hangs up; whoever waits for an answer is told so at once, which `end` alone would not do for statements on their way. */
  giveUp(): void {
    this.#client.connection.stream.destroy();
    void this.#client.end().catch(() => undefined);
  }

  release(): void {
    clearTimeout(this.#deadline);
    // The pool keeps no connection that has broken or was given up.
    this.#client.release();
    this.#over();
  }
}

/** A pool as Kysely uses one. Several may share the connections of one `Pool`, each within limits of its own. */
export class LeasedPool implements PostgresPool {
  readonly #pool: Pool;
  readonly #limits: LeaseLimits;
  readonly #seats: Seats;
  readonly #leases: Set<Lease>;

  constructor(pool: Pool, limits: LeaseLimits, leases = new Set<Lease>()) {
    this.#pool = pool;
    this.#limits = limits;
    this.#seats = new Seats(limits.seats);
    this.#leases = leases;
  }

  /** Another user of the same connections. */
  share(seats: number): LeasedPool {
    return new LeasedPool(this.#pool, { ...this.#limits, seats }, this.#leases);
  }

  async connect(): Promise<PostgresPoolClient> {
    await this.#seats.take(this.#limits.waitMs);
    try {
      const client = await this.#pool.connect();
      const lease: Lease = new Lease(client, this.#limits, () => {
        this.#leases.delete(lease);
        this.#seats.leave();
      });
      this.#leases.add(lease);
      return lease;
    } catch (error) {
      this.#seats.leave();
      throw error;
    }
  }

  /** Waits for what is in use; what has not come back by then is hung up. */
  async end(patienceMs = 2_000): Promise<void> {
    if (this.#pool.ending) return;
    const impatience = setTimeout(() => this.#leases.forEach((lease) => lease.giveUp()), patienceMs);
    await this.#pool.end();
    clearTimeout(impatience);
  }
}
