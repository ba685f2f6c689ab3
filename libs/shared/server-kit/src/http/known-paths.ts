/** Which methods a path takes, to tell a wrong address (404) from a wrong method (405 with `Allow`). */
export class KnownPaths {
  readonly #methods = new Map<string, Set<string>>();

  add(pattern: string, method: string): void {
    const methods = this.#methods.get(pattern) ?? new Set();
    methods.add(method);
    // Whoever may read may also ask for the headers alone.
    if (method === 'GET') methods.add('HEAD');
    this.#methods.set(pattern, methods);
  }

  /** The methods of the first pattern that fits the path; none when the path is unknown. */
  methodsAt(path: string): string[] {
    const parts = path.split('/');
    const found = [...this.#methods].find(([pattern]) => fits(pattern.split('/'), parts));
    return found ? [...found[1]].sort() : [];
  }
}

const fits = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.length === parts.length &&
  pattern.every((part, index) => part === parts[index] || (part.startsWith(':') && parts[index] !== ''));
