import type { Caller } from '../client/caller';
import { type Act, type ActKind, actKinds, newAct, perform } from './act';
import type { Shop } from './shop';

/** Clerks who post one thing after the other, all at once. */
export interface Rush {
  readonly acts: readonly Act[];
  /** Resolves when as many were done as were asked for. */
  readonly done: Promise<unknown>;
  /** No new ones; resolves when those under way have their answer, or the server is gone. */
  end(): Promise<void>;
}

interface RushOptions {
  shop: Shop;
  clerks: number;
  /** Different for each rush on a store. */
  name: string;
  /** Who the clerks are, in turn; without them the shop's own person. */
  people?: readonly Caller[];
  /** Ends by itself after so many. */
  most?: number;
  /** What is done in turn. */
  kinds?: readonly ActKind[];
  /** How often an act is tried again that is asked to wait. */
  patience?: number;
}

export function startRush({
  shop,
  clerks,
  name,
  people = [shop.by],
  most = Infinity,
  kinds = actKinds,
  patience,
}: RushOptions): Rush {
  const acts: Act[] = [];
  let ending = false;
  const work = async (clerk: number): Promise<void> => {
    const by = people[clerk % people.length] ?? shop.by;
    while (!ending && acts.length < most) {
      const kind = kinds[acts.length % kinds.length] ?? 'sale';
      const act = newAct(kind, `${name}-${acts.length}`, by);
      acts.push(act);
      const before = act.answers.length;
      await perform(act, shop, patience);
      // Without an answer the server is gone, and so are the clerks.
      if (act.answers.length === before) return;
    }
  };
  const working = Promise.all(Array.from({ length: clerks }, (_, clerk) => work(clerk)));
  return {
    acts,
    done: working,
    end: async () => {
      ending = true;
      await working;
    },
  };
}

/** Each clerk's calls go on where they stopped, eight at a time. */
export async function performAll(acts: readonly Act[], work: (act: Act) => Promise<void>): Promise<void> {
  const waiting = [...acts];
  const take = async (): Promise<void> => {
    for (let act = waiting.shift(); act !== undefined; act = waiting.shift()) await work(act);
  };
  await Promise.all(Array.from({ length: 8 }, take));
}
