import { type ConnectionOptions, dbOn, openLimited, type PoolLimits } from './connection';
import type { Db } from '../db';

/**
 * What connections are used for. `front`: who somebody is, signing in, whether we are well. `long`: reports and exports.
 * `chores`: what nobody waits for, a backup or a check of all the books, as long as it takes. Each kind has its own, so that
 * none can take what another lives on.
 */
export type Work = 'front' | 'reads' | 'writes' | 'long' | 'chores';

export interface Pools {
  /**
   * Connections for one user of that kind, such as one endpoint. It may have half of them at most (of `front` and `chores` all), so that
   * everyone who waits for one locked table does not keep the others from theirs.
   */
  shareOf(work: Work): Db;
}

export interface OpenPools extends Pools {
  end(): Promise<void>;
}

/** One for everything, where nothing competes: tests and chores. */
export const onePool = (db: Db): Pools => ({ shareOf: () => db });

/**
 * A request has 30 s: at most 5 for a seat, 5 for a connection and 20 on it, of which one statement has 15; a report 9, 9 and 12. Waiting for a
 * lock ends long before, because whoever waits keeps a connection from others. See docs/decisions/014.
 */
const usual = { waitMs: 5_000, lockMs: 2_000, statementMs: 15_000, keepMs: 20_000, prepares: false, workers: 0 };

export const poolLimits: Readonly<Record<Work, PoolLimits>> = {
  front: { ...usual, size: 4, lockMs: 1_000, statementMs: 5_000, prepares: true },
  reads: { ...usual, size: 8 },
  writes: { ...usual, size: 8, lockMs: 5_000, prepares: true },
  // A report that comes while others are read waits its turn: twice longer than usual, and has less time for itself.
  long: { ...usual, size: 3, waitMs: 9_000, statementMs: 12_000, keepMs: 12_000, workers: 2 },
  chores: { ...usual, size: 4, waitMs: 60_000, lockMs: 5_000, statementMs: 0, keepMs: 12 * 60 * 60_000, workers: 2 },
};

export function openPools(connection: ConnectionOptions): OpenPools {
  const open = (work: Work) => openLimited(connection, poolLimits[work], `freightdesk-${work}`);
  const pools = {
    front: open('front'),
    reads: open('reads'),
    writes: open('writes'),
    long: open('long'),
    chores: open('chores'),
  };
  return {
    shareOf: (work) => {
      const { size } = poolLimits[work];
      const isShared = work === 'front' || work === 'chores';
      return dbOn(pools[work].share(isShared ? size : Math.ceil(size / 2)));
    },
    end: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.end()));
    },
  };
}
