import { type DocketMode, divisorOf } from '@freightdesk/domestic-contract';
import type { Db } from '@freightdesk/shared-database';
import type { DomesticPorts } from '../domestic-ports';

interface Charged {
  mode: DocketMode;
  billingPartyId?: string | null;
}

/** What volume is divided by: agreed with the billing party, or usual for the mode. */
export async function divisorFor(
  db: Db,
  { mode, billingPartyId }: Charged,
  { volumetricDivisorOf }: Pick<DomesticPorts, 'volumetricDivisorOf'>,
): Promise<string> {
  const agreed = billingPartyId ? await volumetricDivisorOf(db, billingPartyId) : null;
  return divisorOf(mode, agreed);
}
