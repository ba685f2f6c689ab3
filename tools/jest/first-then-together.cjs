/**
 * Does the work of the first alone and then that of the others, so many at a time. It rejects with the first that fails.
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => Promise<void>} work
 * @param {number} atATime
 * @returns {Promise<void>}
 */
async function firstThenTogether([first, ...others], work, atATime) {
  if (first === undefined) return;
  await work(first);
  const waiting = [...others];
  const goOn = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: atATime }, goOn));
}

/**
 * The order in which work is done soonest: the smallest alone, then the others from the largest on, so that no core is left with a last
 * long one.
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => number} sizeOf
 * @returns {Item[]}
 */
function smallestThenLargest(items, sizeOf) {
  const fromLargest = items.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  return [...fromLargest.slice(-1), ...fromLargest.slice(0, -1)];
}

module.exports = { firstThenTogether, smallestThenLargest };
