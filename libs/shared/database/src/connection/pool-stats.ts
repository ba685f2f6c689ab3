import type { Pool } from 'pg';

/** How a pool of connections stands. */
export interface PoolStats {
  /** What PostgreSQL knows its connections by too (`application_name`). */
  name: string;
  open: number;
  idle: number;
  /** Statements that wait for a connection. */
  waiting: number;
}

const watched = new Set<Pool>();

export function watchPool(pool: Pool): void {
  watched.add(pool);
  for (const other of watched) if (other.ended) watched.delete(other);
}

/** The pools of this process that are open, each by itself. */
export const poolStats = (): PoolStats[] =>
  [...watched]
    .filter(({ ended }) => !ended)
    .map((pool) => ({
      name: pool.options.application_name ?? 'unnamed',
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }));
