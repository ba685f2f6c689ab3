import { appendFileSync } from 'node:fs';

/** How often a fault is tried: a few in every run, more in the long form, as many as is told by `npm run faults`. */
export function rounds({ quick, full }: { quick: number; full: number }): number {
  const told = Number(process.env['FREIGHTDESK_FAULT_ROUNDS'] ?? 0);
  if (told > 0) return told;
  return process.env['FREIGHTDESK_FULL_TESTS'] === '1' ? full : quick;
}

export type Figures = Readonly<Record<string, string | number>>;

/** Tells `npm run faults` what was measured. */
export function report(figures: Figures): void {
  const file = process.env['FREIGHTDESK_FAULT_FIGURES'];
  if (file) appendFileSync(file, `${JSON.stringify(figures)}\n`);
}

/** In a long run, says how far it has come. */
export function progress(round: number, figures: Figures): void {
  const isTold = Boolean(process.env['FREIGHTDESK_FAULT_FIGURES']) && (round + 1) % 10 === 0;
  if (isTold) process.stderr.write(`${round + 1} rounds: ${JSON.stringify(figures)}\n`);
}

/** Numbers that look like chance and are the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
