import { airDivisor, type JobMode } from '@freightdesk/intl-shipment-contract';
import type { Tx } from '@freightdesk/shared-database';

/** What the volume of a job is divided by: as agreed with its customer, or as the airlines do; nothing but by air. */
export async function divisorFor(
  tx: Tx,
  { mode, customerId }: { mode: JobMode; customerId: string },
): Promise<string | null> {
  if (mode !== 'AIR') return null;
  const party = await tx
    .selectFrom('party')
    .select('volumetricDivisor')
    .where('id', '=', customerId)
    .executeTakeFirst();
  return party?.volumetricDivisor ?? airDivisor;
}
