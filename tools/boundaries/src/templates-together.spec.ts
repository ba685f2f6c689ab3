import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './workspace';

type Work = (item: string) => Promise<void>;
const setup = join(root, 'tools/jest/server-global-setup.cjs');
interface Ways {
  firstThenTogether(items: readonly string[], work: Work, atATime: number): Promise<void>;
  smallestThenLargest<Item>(items: readonly Item[], sizeOf: (item: Item) => number): Item[];
}
const { firstThenTogether, smallestThenLargest }: Ways = createRequire(setup)('./first-then-together.cjs');

/** How many were under way with each one, itself included. */
async function underWayWith(items: readonly string[], atATime: number): Promise<Record<string, number>> {
  const open = new Set<string>();
  const counts: Record<string, number> = {};
  const work = async (item: string) => {
    open.add(item);
    await Promise.resolve();
    counts[item] = open.size;
    open.delete(item);
  };
  await firstThenTogether(items, work, atATime);
  return counts;
}

describe('the templates of a run', () => {
  it('are made two at a time on two cores, after the first, which makes what all share', async () => {
    const { ledger, ...others } = await underWayWith(['ledger', 'banks', 'tax', 'users', 'views'], 2);

    expect(ledger).toBe(1);
    expect(Object.keys(others)).toHaveLength(4);
    expect(Math.max(...Object.values(others))).toBe(2);
  });

  it('may be none', async () => {
    expect(await underWayWith([], 2)).toEqual({});
  });

  it('fail the run with the one that could not be made', async () => {
    const work = (item: string) => (item === 'tax' ? Promise.reject(new Error(item)) : Promise.resolve());

    await expect(firstThenTogether(['ledger', 'banks', 'tax'], work, 2)).rejects.toThrow('tax');
  });

  it('are made the smallest first, then from the largest on', () => {
    const migrations = new Map([
      ['api', 90],
      ['tax', 12],
      ['ground', 4],
      ['banks', 30],
    ]);

    expect(smallestThenLargest([...migrations.keys()], (name) => migrations.get(name) ?? 0)).toEqual([
      'ground',
      'api',
      'banks',
      'tax',
    ]);
    expect(smallestThenLargest([], () => 0)).toEqual([]);
  });

  it('are made so by the setup of a run', () => {
    const text = readFileSync(setup, 'utf8');

    expect(text).toContain(
      'smallestThenLargest(own.length > 1 ? [[groundFolder, groundAlone()], ...own] : own, sizeOf)',
    );
    expect(text).toContain('firstThenTogether(inOrder, make, availableParallelism())');
  });
});
