import { leadList } from '@freightdesk/intl-shipment-contract';
import { readPhone } from '@freightdesk/parties-contract';
import type { SearchSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** Found by its number, its company, the person there and his phone. */
export const leadSearch: SearchSource = {
  record: 'lead',
  read: 'lead.read',
  numbers: [
    { table: 'lead', column: 'number', label: 'Lead', parts: ['beginning', 'end'] },
    { table: 'lead', column: 'mobile', label: 'Mobile', reads: readPhone, parts: ['beginning'] },
  ],
  names: {
    table: 'lead',
    columns: leadList.search,
    label: 'Company',
    shown: sql`concat_ws(' · ', lead.company_name, lead.contact_name)`,
    forgives: ['companyName'],
  },
  rows: (db) =>
    db
      .selectFrom('lead')
      .select(['lead.id', 'lead.number', 'lead.companyName as title', 'lead.contactName as subtitle']),
};
