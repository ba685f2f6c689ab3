import { intlShipmentPaths, mayAct, quotationProblems } from '@freightdesk/intl-shipment-contract';
import { refuse } from '@freightdesk/shared-server-kit';
import type { LinkedRecord } from '@freightdesk/tracking-server';
import { quotationRecords } from '../quotation/quotation-records.repository';
import { findQuotationOrRefuse } from '../quotation/read-quotation';

/** A quotation that was sent, as its customer may open it until its price ends. */
export const linkedQuotations: LinkedRecord = {
  ...quotationRecords,
  href: intlShipmentPaths.quoted.href,
  mustExist: async (db, id) => void (await findQuotationOrRefuse(db, id, '1970-01-01')),
  endOf: async ({ db, clock }, id) => {
    const { status, validUntil } = await findQuotationOrRefuse(db, id, clock.today());
    if (!mayAct('accept', status)) refuse(quotationProblems.not_sent);
    // Midnight after it would read as the day on which nobody can open it any more.
    return new Date(`${validUntil}T23:59:59.999+05:30`);
  },
};
