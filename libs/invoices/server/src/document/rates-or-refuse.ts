import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse } from '@freightdesk/shared-server-kit';
import { ratesNotInForce } from '@freightdesk/tax-contract';
import { gstRatesOn } from './tax-rates.repository';

/** Refuses lines whose rate may not be charged on the date, as the schema refuses what is wrong in itself. */
export async function refuseRatesNotInForce(
  lines: readonly { gstRate: string }[],
  date: BusinessDate,
  tx: Tx,
): Promise<void> {
  const errors = ratesNotInForce(lines, date, await gstRatesOn(tx, date));
  if (errors.length > 0) refuse(commonProblems.invalid, { errors });
}
