import { intlShipmentPaths, mayAct, quotationProblems } from '@freightdesk/intl-shipment-contract';
import { addDays } from '@freightdesk/shared-calendar';
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
    return new Date(`${addDays(validUntil, 1)}T00:00:00+05:30`);
  },
};
