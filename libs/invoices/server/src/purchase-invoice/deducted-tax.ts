import { deductTds, tdsPeriod, tdsRateOn, type TdsOutcome, type TdsSoFar } from '@freightdesk/invoices-contract';
import type { TdsNature } from '@freightdesk/parties-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db, Tx } from '@freightdesk/shared-database';
import type { TheirSide } from '../document/their-side';
import { holdPayee, tdsSoFar } from './purchase-invoice.repository';

interface Bill {
  vendor: Pick<TheirSide, 'id' | 'pan' | 'country'>;
  nature: TdsNature | null;
  date: BusinessDate;
}

/** What counts against the threshold that a bill of this day falls under. */
export async function soFarOf(db: Db, { vendor, nature, date }: Bill): Promise<TdsSoFar> {
  const rate = nature && tdsRateOn({ nature, pan: vendor.pan, date });
  if (!nature || !rate) return { creditedPaise: 0, taxedPaise: 0 };
  const payee = { partyId: vendor.id, pan: vendor.pan };
  return tdsSoFar(db, payee, { nature, ...tdsPeriod(rate.threshold, date) });
}

/** What is deducted from a bill as the year stands now; other bills of the PAN wait till this one is written. */
export async function deductFrom(
  tx: Tx,
  bill: Bill,
  { billPaise, toTheRupee }: { billPaise: number; toTheRupee: boolean },
): Promise<TdsOutcome> {
  const { vendor, nature, date } = bill;
  const { pan, country } = vendor;
  await holdPayee(tx, { partyId: vendor.id, pan });
  return deductTds({ nature, date, billPaise, pan, country, soFar: await soFarOf(tx, bill), toTheRupee });
}
