import type { Clock } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse } from '../problem/refusal';
import { addCalls } from './rate-window.repository';

const minuteMs = 60_000;

interface Count {
  /** Of all servers, as the database last told. */
  known: number;
  /** Of this server, not told to the database yet. */
  fresh: number;
}

/**
 * So many calls a minute. A call costs a look into memory; what was counted is added to the database once a second, which
 * answers what all servers counted together. While the database is away each server goes on by its own count.
 */
export class RateLimiter {
  readonly #db: Db;
  readonly #clock: Clock;
  #minute = 0;
  #counts = new Map<string, Count>();

  constructor({ db, clock }: { db: Db; clock: Clock }) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Counts one call of whoever `key` is, or refuses it and says when the next minute begins. */
  take(key: string, perMinute: number): void {
    const now = this.#clock.now().getTime();
    this.#beginMinute(Math.floor(now / minuteMs));
    const count = this.#counts.get(key) ?? { known: 0, fresh: 0 };
    if (count.known + count.fresh >= perMinute) {
      const retryAfterSeconds = Math.ceil((minuteMs - (now % minuteMs)) / 1000);
      refuse(commonProblems.too_many_requests, { members: { retryAfterSeconds } });
    }
    count.fresh += 1;
    this.#counts.set(key, count);
  }

  /** Whether the next call would be refused, as far as this server knows. */
  isSpent(key: string, perMinute: number): boolean {
    const count = this.#counts.get(key);
    return count !== undefined && count.known + count.fresh >= perMinute;
  }

  /** Tells the database what was counted since the last time, and learns what the others counted. Never twice at once. */
  async share(): Promise<void> {
    const counts = this.#counts;
    // In the order of their keys, so that servers who tell the same ones never wait for each other crosswise.
    const told = [...counts]
      .filter(([, { fresh }]) => fresh > 0)
      .map(([key, { fresh }]) => ({ key, calls: fresh }))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    if (told.length === 0) return;
    const totals = await addCalls(this.#db, new Date(this.#minute * minuteMs), told);
    for (const { key, calls } of told) {
      const count = counts.get(key);
      if (!count) continue;
      count.fresh -= calls;
      count.known = totals.get(key) ?? calls;
    }
  }

  /** What belongs to a minute that is over decides nothing any more, told or not. */
  #beginMinute(minute: number): void {
    if (minute === this.#minute) return;
    this.#minute = minute;
    this.#counts = new Map();
  }
}
