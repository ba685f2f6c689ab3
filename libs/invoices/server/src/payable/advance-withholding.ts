import { tdsAccounts } from '@freightdesk/invoices-contract';
import { homeCountry, type Party } from '@freightdesk/parties-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Tx } from '@freightdesk/shared-database';
import { tdsHeadOf, tdsRateOn } from '@freightdesk/tax-contract';
import { tdsRatesOn } from '../document/tax-rates.repository';
import { holdPayee } from '../purchase-invoice/purchase-invoice.repository';

/** Under what the law withholds from a vendor's advance, and where that is owed. */
export interface AdvanceWithholding {
  nature: string;
  section: string;
  accountCode: string;
}

/**
 * What is withheld from an advance counts in the year of the vendor's bills, so they wait for it till commit. Null where nothing is
 * to be withheld from this vendor: it has no nature, is abroad, or no law of the table covers the day.
 */
export async function advanceWithholding(
  tx: Tx,
  { id: partyId, pan = null, tdsNature: nature = null, country }: Pick<Party, 'id' | 'pan' | 'tdsNature' | 'country'>,
  date: BusinessDate,
): Promise<AdvanceWithholding | null> {
  const isWithheld = nature !== null && country === homeCountry;
  const rate = isWithheld ? tdsRateOn({ nature, pan, date }, await tdsRatesOn(tx, date)) : null;
  if (!nature || !rate) return null;
  await holdPayee(tx, { partyId, pan });
  return { nature, section: rate.section, accountCode: tdsAccounts[tdsHeadOf(nature, pan)] };
}
