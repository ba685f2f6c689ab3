import { intlShipmentPaths } from '@freightdesk/intl-shipment-contract';
import type { RecordFigureSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

const count = sql<number>`count(*)`.as('count');

/** The jobs of a customer. */
export const partyJobs: RecordFigureSource = {
  permission: 'jobcard.read',
  async read({ db }, partyId) {
    const jobs = await db
      .selectFrom('jobcard')
      .where('customerId', '=', partyId)
      .select(count)
      .executeTakeFirstOrThrow();
    const href = `${intlShipmentPaths.jobcards.href()}?customerId=${partyId}`;
    return [{ name: 'party.jobcards', label: 'Jobcards', value: jobs.count, unit: 'count', href }];
  },
};

/** The leads that a party came of, or asked for anew. */
export const partyLeads: RecordFigureSource = {
  permission: 'lead.read',
  async read({ db }, partyId) {
    const leads = await db.selectFrom('lead').where('partyId', '=', partyId).select(count).executeTakeFirstOrThrow();
    const href = `${intlShipmentPaths.leads.href()}?partyId=${partyId}`;
    return [{ name: 'party.leads', label: 'Leads', value: leads.count, unit: 'count', href }];
  },
};
