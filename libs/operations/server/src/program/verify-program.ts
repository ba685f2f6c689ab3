import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { attachStore, type Db, StartRefusal } from '@freightdesk/shared-database';
import {
  headInvariant,
  notedHead,
  type SealHead,
  sealHead,
  type Invariant,
  verifyStore,
} from '@freightdesk/shared-server-kit';
import { type ProgramPlace, secondsSince, type Terminal } from './store-place';

const usage = 'Use: npm run verify -- [--every=10m] [--head=<link>] [--rebuild-sums]';
const unitMs: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 };

/** `10m` -> 600,000 */
function msOf(every: string): number {
  const [, count, unit = ''] = /^(\d{1,4})([smh])$/.exec(every) ?? [];
  const ms = Number(count) * (unitMs[unit] ?? Number.NaN);
  if (!(ms > 0)) throw new StartRefusal(usage);
  return ms;
}

interface Wish {
  /** Undefined when it is to be done once. */
  everyMs: number | undefined;
  /** A link of the chain of seals that was noted elsewhere. */
  head: SealHead | undefined;
  /** Whether the kept sums are made anew first. */
  rebuildsSums: boolean;
}

function wishOf(args: string[]): Wish {
  const given = () => {
    try {
      const options = {
        every: { type: 'string' },
        head: { type: 'string' },
        'rebuild-sums': { type: 'boolean' },
      } as const;
      return parseArgs({ args, options }).values;
    } catch (cause) {
      throw new StartRefusal(usage, { cause });
    }
  };
  const { every, head, 'rebuild-sums': rebuildsSums = false } = given();
  return {
    everyMs: every === undefined ? undefined : msOf(every),
    head: head === undefined ? undefined : notedHead(head),
    rebuildsSums,
  };
}

type Place = Pick<ProgramPlace, 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl' | 'tables'> & {
  invariants: readonly Invariant[];
  /** What keeps sums of other records makes them anew; by the owner of the tables. */
  rebuilds: readonly ((db: Db) => Promise<void>)[];
};

/** Adds up anew what is kept beside the postings and allocations. Whoever posts meanwhile waits for it. */
async function rebuildSums(place: Place, { print, log }: Terminal): Promise<void> {
  const store = await attachStore({ ...place, log });
  const owner = store.toMend();
  try {
    const from = performance.now();
    for (const rebuild of place.rebuilds) await rebuild(owner);
    print(`The kept sums of ${store.description} were made anew in ${secondsSince(from)} s.`);
  } finally {
    await owner.destroy();
    await store.close();
  }
}

async function checkOnce({ invariants, ...place }: Place, { print, log }: Terminal): Promise<boolean> {
  const store = await attachStore({ ...place, log });
  try {
    const from = performance.now();
    print(`Checking ${store.description} at ${new Date().toISOString()}.`);
    const holds = await verifyStore(store.db, invariants, print);
    const { position, hash } = await sealHead(store.db);
    if (position > 0) print(`The last seal is ${position}:${hash}. Noted elsewhere, it is what --head takes.`);
    print(`Checked in ${secondsSince(from)} s.`);
    return holds;
  } finally {
    await store.close();
  }
}

/**
 * `npm run verify`: holds a store against every invariant, also while servers work on it; true when all hold. With `--every` it
 * goes on until one is broken. With `--rebuild-sums` the sums that are kept of postings are made anew before.
 */
export async function runVerify(args: string[], place: Place, terminal: Terminal): Promise<boolean> {
  const { everyMs, head, rebuildsSums } = wishOf(args);
  if (rebuildsSums) await rebuildSums(place, terminal);
  const invariants = head ? [...place.invariants, headInvariant(head)] : place.invariants;
  for (;;) {
    const holds = await checkOnce({ ...place, invariants }, terminal);
    if (!holds || everyMs === undefined) return holds;
    await pause(everyMs);
  }
}
