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

module.exports = { firstThenTogether };
