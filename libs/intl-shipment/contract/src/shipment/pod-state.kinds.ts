/** How far the proof is that the goods of a job were delivered. */
export const podStates = ['MISSING', 'TO_VERIFY', 'VERIFIED', 'REJECTED'] as const;
export type PodState = (typeof podStates)[number];

export const podStateLabel: Readonly<Record<PodState, string>> = {
  MISSING: 'Delivered without POD',
  TO_VERIFY: 'POD to verify',
  VERIFIED: 'POD verified',
  REJECTED: 'POD rejected',
};
