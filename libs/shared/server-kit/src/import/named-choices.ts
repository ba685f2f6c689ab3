/** So many choices are named; whoever reads more looks into the sample file. */
const mostNamed = 10;
/** Of many, those that were likely meant. */
const mostClose = 3;

const pairsOf = (text: string): Set<string> => {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return new Set([...letters].slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`));
};

/** How much of what was written a choice has too, from 0 to 1: by pairs of letters, so a slip or a missing word takes little off. */
function likeness(written: ReadonlySet<string>, choice: string): number {
  const pairs = pairsOf(choice);
  const shared = [...written].filter((pair) => pairs.has(pair)).length;
  return shared === 0 ? 0 : (2 * shared) / (written.size + pairs.size);
}

/** Less than this has little more in common than a common ending. */
const leastLike = 0.4;

/** What may stand where something else was written: all of a few choices; of many those that are like it, or else the first of them. */
export function namedChoices(choices: readonly string[], written: string): string {
  if (choices.length <= mostNamed) return choices.join(', ');
  const pairs = pairsOf(written);
  const close = choices
    .map((choice) => ({ choice, like: likeness(pairs, choice) }))
    .filter(({ like }) => like >= leastLike)
    .toSorted((one, other) => other.like - one.like)
    .slice(0, mostClose)
    .map(({ choice }) => choice);
  return [...(close.length > 0 ? close : choices.slice(0, mostNamed)), '...'].join(', ');
}
