import { purchaseInvoiceProblems, type TdsSoFarAnswer, type TdsSoFarQuery } from '@freightdesk/invoices-contract';
import type { Db } from '@freightdesk/shared-database';
import { readTheirSide } from '../document/their-side';
import type { InvoicesNeeds } from '../invoices-needs';
import { soFarOf } from './deducted-tax';

/** What a page must know to preview the TDS of a bill that is being typed. */
export async function readTdsSoFar(
  { partyId, date, tdsNature }: TdsSoFarQuery,
  db: Db,
  needs: InvoicesNeeds,
): Promise<TdsSoFarAnswer> {
  const vendor = await readTheirSide(db, { partyId }, needs, purchaseInvoiceProblems);
  const { tdsToTheRupee } = await needs.readCompany(db);
  const nature = tdsNature ?? vendor.tdsNature;
  const soFar = await soFarOf(db, { vendor, nature, date });
  return { nature, pan: vendor.pan, country: vendor.country, soFar, toTheRupee: tdsToTheRupee };
}
