/** As far as a part of an address leads: what may follow it, and the methods of the patterns that end there. */
class Step {
  readonly methods = new Set<string>();
  readonly #named = new Map<string, Step>();
  #any: Step | undefined;

  /** The step that a part of a pattern makes; what a path may fill in begins with a colon. */
  made(part: string): Step {
    if (part.startsWith(':')) return (this.#any ??= new Step());
    const known = this.#named.get(part) ?? new Step();
    this.#named.set(part, known);
    return known;
  }

  /** Where a part of a path leads: by its name, and by what may be filled in. */
  next(part: string): Step[] {
    const ways = [this.#named.get(part), part === '' ? undefined : this.#any];
    return ways.filter((way) => way !== undefined);
  }
}

/**
 * Which methods a path takes, to tell a wrong address (404) from a wrong method (405 with `Allow`). Found part by part: whoever sends wrong
 * addresses in masses must not have each of them held against all routes.
 */
export class KnownPaths {
  readonly #start = new Step();

  add(pattern: string, method: string): void {
    const { methods } = pattern.split('/').reduce((step, part) => step.made(part), this.#start);
    methods.add(method);
    // Whoever may read may also ask for the headers alone.
    if (method === 'GET') methods.add('HEAD');
  }

  /** The methods of all patterns that fit the path; none when the path is unknown. */
  methodsAt(path: string): string[] {
    let reached = [this.#start];
    for (const part of path.split('/')) {
      reached = reached.flatMap((step) => step.next(part));
      if (reached.length === 0) return [];
    }
    return [...new Set(reached.flatMap(({ methods }) => [...methods]))].sort();
  }
}
