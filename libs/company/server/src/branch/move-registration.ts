import type { Tx } from '@freightdesk/shared-database';
import { openRegistrationSeries, passRegistrationSeriesOn } from '../number-series/open-series';
import { isRegistrationInUse } from './branch.repository';

/**
 * After a branch changed its GSTIN. Series that gave no number yet, and that no other branch needs, go on under the new
 * GSTIN, so that a company which enters it late still begins with SI. Numbers once given stay with the old one.
 */
export async function moveRegistration(
  tx: Tx,
  { from, to }: { from: string | null; to: string | null },
): Promise<void> {
  if (from === to) return;
  if (!(await isRegistrationInUse(tx, from))) await passRegistrationSeriesOn(tx, { from, to });
  await openRegistrationSeries(tx, to);
}
