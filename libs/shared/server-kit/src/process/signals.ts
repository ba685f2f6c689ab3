/** What the system says to a program that shall end: service managers and containers, Ctrl+C, a terminal that closes. */
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Ctrl+C under npm comes twice, from the terminal and from npm; only what comes later is a second wish. */
const oneWishMs = 1_000;

/** How to end, once there is something to finish. */
export interface Ending {
  /** At the first wish: finish what is in flight. */
  stop(): void;
  /** At the second: finish without it. A third ends the process on the spot. */
  hurry(): void;
}

export interface Signals {
  handOver(ending: Ending): void;
}

/**
 * Listens from now on, since as the first process of a container a program without listeners is deaf. Until it is handed
 * over there is nothing to finish, and the process just ends.
 */
export function takeSignals(): Signals {
  let ending: Ending = { stop: () => process.exit(0), hurry: () => undefined };
  let wishes = 0;
  let last = -oneWishMs;
  const wish = () => {
    const now = performance.now();
    if (now - last < oneWishMs) return;
    last = now;
    wishes += 1;
    if (wishes === 1) ending.stop();
    else if (wishes === 2) ending.hurry();
    else process.exit(1);
  };
  for (const signal of signals) process.on(signal, wish);
  return { handOver: (given) => (ending = given) };
}
