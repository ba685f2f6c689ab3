import { useState } from 'react';

/**
 * The logo is saved beside the form and moves the company's version on. Whoever saw the state before has seen all that the
 * form holds, so the form may be saved as if it had seen the state after; what somebody else saved in between still counts.
 */
export function useOwnVersions() {
  const [next, setNext] = useState<ReadonlyMap<number, number>>(new Map());
  return {
    passed: (from: number, to: number) => setNext((known) => new Map([...known, [from, to]])),
    since: (seen: number): number => {
      let version = seen;
      for (let to = next.get(version); to !== undefined; to = next.get(version)) version = to;
      return version;
    },
  };
}
