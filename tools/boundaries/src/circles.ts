/** Who asks whom, by name. */
export type Arrows = ReadonlyMap<string, Iterable<string>>;

/** All that is reached from a node over arrows, itself apart unless a way leads back to it. */
export function reachedFrom(start: string, arrows: Arrows): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    for (const next of arrows.get(node) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(next);
    }
  }
  return reached;
}

/** What is reached from a node and reaches it: every circle, each with all that stand in it, in the order of their names. */
export function circlesIn(arrows: Arrows): string[][] {
  const nodes = endless(arrows);
  const reached = new Map([...nodes].map((node) => [node, reachedFrom(node, arrows)]));
  const circles = new Map<string, string[]>();
  for (const node of nodes) {
    const members = [...nodes].filter((other) => reached.get(node)?.has(other) && reached.get(other)?.has(node)).sort();
    if (members.length > 0) circles.set(members.join(), members);
  }
  return [...circles.values()].sort();
}

/** What is left once everything is taken away that asks nobody who is left: no circle is lost, and most of the house is. */
function endless(arrows: Arrows): Set<string> {
  const left = new Set(arrows.keys());
  const asksNobody = (node: string) => ![...(arrows.get(node) ?? [])].some((next) => left.has(next));
  for (let ended = [...left].filter(asksNobody); ended.length > 0; ended = [...left].filter(asksNobody)) {
    for (const node of ended) left.delete(node);
  }
  return left;
}
