import type { DocketMode } from './docket.kinds';
import type { DocketStatus } from './docket.machine';
import { usualDivisor } from './domestic-weight.rules';

interface Charged {
  mode: DocketMode;
  billingPartyId?: string | null | undefined;
}

/** What volume is divided by: agreed with the billing party, or usual for the mode. */
export const divisorOf = (mode: DocketMode, agreed: string | null | undefined): string => agreed ?? usualDivisor[mode];

/** A booked docket keeps its divisor, whatever is agreed later, until another party or mode is charged. */
export const keepsDivisor = (docket: Charged & { status: DocketStatus }, wanted: Charged): boolean =>
  docket.status !== 'DRAFT' &&
  docket.mode === wanted.mode &&
  (docket.billingPartyId ?? null) === (wanted.billingPartyId || null);
