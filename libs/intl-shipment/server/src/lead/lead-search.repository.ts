import { locodesCalled, openLeadStages } from '@freightdesk/intl-shipment-contract';
import { phoneBeginnings, readPhone } from '@freightdesk/parties-contract';
import type { SearchSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** From where to where its goods are to go, by codes where it has them. */
const leadRoute = sql<string | null>`nullif(concat_ws(' → ',
  coalesce(lead.origin_locode, lead.origin_place), coalesce(lead.destination_locode, lead.destination_place)), '')`;

/** Found by its number, its company, the person there and his phone; by its places while it is open. */
export const leadSearch: SearchSource = {
  record: 'lead',
  read: 'lead.read',
  numbers: [
    { table: 'lead', column: 'number', label: 'Lead', parts: ['beginning', 'end'] },
    {
      table: 'lead',
      column: 'mobile',
      label: 'Mobile',
      reads: readPhone,
      begins: phoneBeginnings,
      parts: ['beginning'],
    },
  ],
  names: {
    table: 'lead',
    kept: 'searchText',
    label: 'Company',
    shown: sql`concat_ws(' · ', lead.company_name, lead.contact_name)`,
    forgives: 'searchName',
  },
  places: {
    table: 'lead',
    kept: 'placeText',
    open: sql`lead.stage in (${sql.join(openLeadStages.map((stage) => sql.lit(stage)))})`,
    latest: 'date',
    label: 'Route',
    shown: leadRoute,
    codes: locodesCalled,
  },
  rows: (db) =>
    db
      .selectFrom('lead')
      .select(['lead.id', 'lead.number', 'lead.companyName as title', 'lead.contactName as subtitle']),
};
