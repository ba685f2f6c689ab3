import {
  purchaseInvoiceProblems,
  tdsNatureOf,
  type TdsSoFarAnswer,
  type TdsSoFarQuery,
} from '@freightdesk/invoices-contract';
import type { Db } from '@freightdesk/shared-database';
import { tdsRatesOn } from '../document/tax-rates.repository';
import { readTheirSide } from '../document/their-side';
import type { InvoicesPorts } from '../invoices-ports';
import { standingOf } from './tds-standing';

/** What a page must know to preview the TDS of a bill that is being typed. */
export async function readTdsSoFar(
  { partyId, date, tdsNature }: TdsSoFarQuery,
  db: Db,
  ports: InvoicesPorts,
): Promise<TdsSoFarAnswer> {
  const vendor = await readTheirSide(db, { partyId }, ports, purchaseInvoiceProblems);
  const rates = await tdsRatesOn(db, date);
  const { tdsToTheRupee: toTheRupee } = await ports.readCompany(db);
  return standingOf(db, { vendor, nature: tdsNatureOf(tdsNature, vendor.tdsNature), date, toTheRupee, rates });
}
