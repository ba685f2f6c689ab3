import type { TdsStanding } from '@freightdesk/invoices-contract';
import { homeCountry, type TdsNature } from '@freightdesk/parties-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import { type Db, together, type Tx } from '@freightdesk/shared-database';
import {
  noPapers,
  tdsPeriod,
  type TdsPapers,
  tdsRateOn,
  type TdsRateRow,
  type TdsSoFar,
} from '@freightdesk/tax-contract';
import type { TheirSide } from '../document/their-side';
import { holdPayee, tdsSoFar } from './purchase-invoice.repository';
import { readPapers } from './tds-papers.repository';

interface Bill {
  vendor: Pick<TheirSide, 'id' | 'pan' | 'country'>;
  nature: TdsNature | null;
  date: BusinessDate;
  /** Whether the company rounds what it deducts to the rupee. */
  toTheRupee: boolean;
  /** The rows of the table that hold on the day. */
  rates: readonly TdsRateRow[];
}

/** What counts against the threshold that a bill of this day falls under. */
async function soFarOf(
  db: Db,
  { vendor, nature, date }: Bill,
  rate: TdsRateRow | null,
): Promise<{ soFar: TdsSoFar; papers: TdsPapers }> {
  const payee = { partyId: vendor.id, pan: vendor.pan };
  const nothing = { creditedPaise: 0, taxedPaise: 0 };
  if (vendor.country !== homeCountry) return { soFar: nothing, papers: await readPapers(db, payee, { nature, date }) };
  if (!nature || !rate) return { soFar: nothing, papers: noPapers };
  const { papers, ...soFar } = await tdsSoFar(db, payee, { nature, date, ...tdsPeriod(rate, date) });
  return { soFar, papers: papers ?? noPapers };
}

type Standing = TdsStanding & { toTheRupee: boolean; rate: TdsRateRow | null; papers: TdsPapers };

/** Where a vendor stands in the year of a bill: with its own figures, that decides what is deducted from it. */
export async function standingOf(db: Db, bill: Bill): Promise<Standing> {
  const { vendor, nature, toTheRupee, rates, date } = bill;
  const { pan, country } = vendor;
  const rate = nature && tdsRateOn({ nature, pan, date }, rates);
  return { nature, pan, country, ...(await soFarOf(db, bill, rate)), rate, toTheRupee };
}

/** The same, for a bill that is written: others of the PAN wait till it is. */
export async function holdStanding(tx: Tx, bill: Bill): Promise<TdsStanding> {
  const [, standing] = await together(
    holdPayee(tx, { partyId: bill.vendor.id, pan: bill.vendor.pan }),
    standingOf(tx, bill),
  );
  return standing;
}
