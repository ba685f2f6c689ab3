import type { JobDirection, JobMode } from './jobcard.kinds';

export type Cutoff = 'siCutoffAt' | 'vgmCutoffAt' | 'gateInCutoffAt' | 'customsCutoffAt';

/** What must be there before the carrier closes; goods that come here were let go elsewhere. */
const byMode: Readonly<Record<JobMode, readonly Cutoff[]>> = {
  SEA_FCL: ['siCutoffAt', 'vgmCutoffAt', 'gateInCutoffAt', 'customsCutoffAt'],
  SEA_LCL: ['siCutoffAt', 'gateInCutoffAt', 'customsCutoffAt'],
  AIR: ['gateInCutoffAt', 'customsCutoffAt'],
  MULTIMODAL: ['siCutoffAt', 'vgmCutoffAt', 'gateInCutoffAt', 'customsCutoffAt'],
  ROAD: [],
  RAIL: ['gateInCutoffAt'],
};

export const cutoffsOf = (mode: JobMode, direction: JobDirection): readonly Cutoff[] =>
  direction === 'IMPORT' ? [] : byMode[mode];

/** The carrier hands goods over here by his delivery order, which holds for some days. */
export const hasDeliveryOrder = (mode: JobMode, direction: JobDirection): boolean =>
  direction === 'IMPORT' && mode !== 'ROAD';
