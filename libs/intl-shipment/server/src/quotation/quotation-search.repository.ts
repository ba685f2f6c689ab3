import type { SearchSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** Found by its number, the customer's reference and the customer; each revision is a find of its own. */
export const quotationSearch: SearchSource = {
  record: 'quotation',
  read: 'quotation.read',
  numbers: [
    { table: 'quotation', column: 'number', label: 'Quotation', parts: ['beginning', 'end'] },
    { table: 'quotation', column: 'reference', label: 'Reference', parts: ['beginning'] },
  ],
  names: {
    table: 'quotation',
    kept: 'searchText',
    label: 'Customer',
    shown: sql`quotation.customer_name`,
    forgives: 'searchName',
  },
  rows: (db) =>
    db
      .selectFrom('quotation')
      .select([
        'quotation.id',
        sql<string>`quotation.number || case when quotation.revision > 1 then ' R' || quotation.revision else '' end`.as(
          'number',
        ),
        'quotation.customerName as title',
        'quotation.commodity as subtitle',
      ]),
};
