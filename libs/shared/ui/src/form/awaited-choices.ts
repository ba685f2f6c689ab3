/** Choices that were made before the answer was there, to be taken from it; whoever sends the form waits for them. */
export interface AwaitedChoices {
  /** One more is waited for; what it answers ends that. */
  begin: () => () => void;
  /** Once none is waited for any more; null where none is. */
  settled: () => Promise<void> | null;
}

export function awaitedChoices(): AwaitedChoices {
  const open = new Set<object>();
  let waiting: (() => void)[] = [];
  return {
    begin: () => {
      const one = {};
      open.add(one);
      return () => {
        open.delete(one);
        if (open.size > 0) return;
        for (const goOn of waiting) goOn();
        waiting = [];
      };
    },
    settled: () => (open.size === 0 ? null : new Promise((resolve) => waiting.push(resolve))),
  };
}
