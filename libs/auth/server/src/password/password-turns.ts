import { availableParallelism } from 'node:os';
import { authProblems } from '@freightdesk/auth-contract';
import { refuse } from '@freightdesk/shared-server-kit';

/**
 * A hash keeps a processor and 19 MiB busy for a while, on one of the few threads that files and name look-ups use too. Two at
 * once leave threads to those, and where there are but two processors one at a time leaves one to everyone else.
 */
const hashesAtOnce = availableParallelism() > 2 ? 2 : 1;

/** Who would stand behind so many is better told to come again. */
const mostWaiting = 30;

/** About what a full line takes. */
const retryAfterSeconds = 2;

const sendAway = () =>
  refuse(authProblems.too_many_attempts, {
    message: 'Many people are signing in at this moment. Please try again shortly.',
    members: { retryAfterSeconds },
  });

interface Waiter {
  begin(): void;
  leave(): void;
}

/**
 * Whose password is hashed next. Places take turns, one of each, and where the line is full the longest of them gives way: a
 * crowd from one address leaves the others theirs.
 */
export class PasswordTurns {
  readonly #lines = new Map<string, Waiter[]>();
  readonly #atOnce: number;
  #busy = 0;

  constructor(atOnce = hashesAtOnce) {
    this.#atOnce = atOnce;
  }

  /** Does the work in its turn; `place` is whence it comes. Refuses when there is no room to wait for one. */
  async take<Result>(place: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#busy < this.#atOnce) this.#busy += 1;
    else if (!(await this.#standInLine(place))) sendAway();
    try {
      return await work();
    } finally {
      const next = this.#next();
      // Whoever waited takes the turn over; otherwise it is free.
      if (next) next.begin();
      else this.#busy -= 1;
    }
  }

  async #standInLine(place: string): Promise<boolean> {
    const line = this.#lines.get(place) ?? [];
    const lines = [...this.#lines.values()];
    const longest = lines.reduce((long, other) => (other.length > long.length ? other : long), line);
    if (lines.flat().length >= mostWaiting) {
      if (longest.length <= line.length + 1) return false;
      longest.pop()?.leave();
    }
    this.#lines.set(place, line);
    return new Promise((settle) => line.push({ begin: () => settle(true), leave: () => settle(false) }));
  }

  /** The first of the line whose turn it is; that line then waits until every other had its own. */
  #next(): Waiter | undefined {
    const [turn] = this.#lines;
    if (!turn) return undefined;
    const [place, line] = turn;
    const waiter = line.shift();
    this.#lines.delete(place);
    if (line.length > 0) this.#lines.set(place, line);
    return waiter;
  }
}
