import { freightRatesNotByOption } from '@freightdesk/invoices-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse } from '@freightdesk/shared-server-kit';
import {
  type FreightLine,
  isRoadCarriage,
  ratesNotInForce,
  sacProblemKinds,
  soldSacProblem,
} from '@freightdesk/tax-contract';
import { gtaOptionOn } from '@freightdesk/tax-server';
import { refuseAt } from './refuse-at';
import { gstRatesOn, sacsNamed } from './tax-rates.repository';

/** Refuses lines whose rate may not be charged on the date, as the schema refuses what is wrong in itself. */
export async function refuseRatesNotInForce(
  lines: readonly { gstRate: string }[],
  date: BusinessDate,
  tx: Tx,
): Promise<void> {
  const errors = ratesNotInForce(lines, date, await gstRatesOn(tx, date));
  if (errors.length > 0) refuse(commonProblems.invalid, { errors });
}

/** Refuses lines of ours under a code that is out of use, each at its field. */
export async function refuseSacsOutOfUse(lines: readonly { sac: string }[], tx: Tx): Promise<void> {
  const kept = await sacsNamed(
    tx,
    lines.map(({ sac }) => sac),
  );
  const wrong = lines.flatMap(({ sac }, index) => (soldSacProblem(sac, kept) ? [`lines.${index}.sac`] : []));
  if (wrong.length > 0) refuseAt(sacProblemKinds.sac_out_of_use, ...wrong);
}

interface Charging {
  kind: string;
  date: BusinessDate;
  lines: readonly FreightLine[];
}

/** Refuses the freight of dockets at another rate than that of the company's GTA option of the day. */
export async function refuseFreightNotByOption(terms: Charging, tx: Tx): Promise<void> {
  if (!terms.lines.some(({ sac, docketId }) => docketId && isRoadCarriage(sac))) return;
  const errors = freightRatesNotByOption(terms, await gtaOptionOn(tx, terms.date));
  if (errors.length > 0) refuse(commonProblems.invalid, { errors });
}
