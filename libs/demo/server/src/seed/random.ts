/** Chance that can be had again: the same seed draws the same lots on every machine. */
export interface Random {
  /** From `least` to `most`, both included. */
  whole(least: number, most: number): number;
  pick<const Item>(items: readonly [Item, ...Item[]]): Item;
  /** True so many times in a hundred. */
  isLucky(percent: number): boolean;
}

/** Mulberry32 (Tommy Ettinger): 32 bits of state, enough for names and dates. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    whole,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    isLucky: (percent) => next() * 100 < percent,
  };
}
