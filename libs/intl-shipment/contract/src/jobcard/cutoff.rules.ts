import type { JobDirection, JobMode } from './jobcard.kinds';

export const cutoffNames = ['siCutoffAt', 'vgmCutoffAt', 'gateInCutoffAt', 'customsCutoffAt'] as const;
export type Cutoff = (typeof cutoffNames)[number];

/** What must be there before the carrier closes; goods that come here were let go elsewhere. */
const byMode: Readonly<Record<JobMode, readonly Cutoff[]>> = {
  SEA_FCL: cutoffNames,
  SEA_LCL: ['siCutoffAt', 'gateInCutoffAt', 'customsCutoffAt'],
  AIR: ['gateInCutoffAt', 'customsCutoffAt'],
  MULTIMODAL: cutoffNames,
  ROAD: [],
  RAIL: ['gateInCutoffAt'],
};

export const cutoffsOf = (mode: JobMode, direction: JobDirection): readonly Cutoff[] =>
  direction === 'IMPORT' ? [] : byMode[mode];

/** The carrier hands goods over here by his delivery order, which holds for some days. */
export const hasDeliveryOrder = (mode: JobMode, direction: JobDirection): boolean =>
  direction === 'IMPORT' && mode !== 'ROAD';
