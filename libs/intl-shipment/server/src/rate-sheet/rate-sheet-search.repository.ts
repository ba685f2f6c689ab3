import type { SearchSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** Found by the number that its vendor gave it, by its lane and notes, and with its vendor. */
export const rateSheetSearch: SearchSource = {
  record: 'rate sheet',
  read: 'rate-sheet.read',
  numbers: [{ table: 'rateSheet', column: 'reference', label: 'Tariff number', parts: ['beginning'] }],
  names: {
    table: 'rateSheet',
    kept: 'searchText',
    label: 'Route',
    shown: sql`rate_sheet.origin_locode || ' → ' || rate_sheet.destination_locode`,
  },
  with: [{ record: 'party', table: 'rateSheet', key: 'vendorId', latest: 'validFrom', label: 'Vendor' }],
  rows: (db) =>
    db
      .selectFrom('rateSheet')
      .innerJoin('party', 'party.id', 'rateSheet.vendorId')
      .select([
        'rateSheet.id',
        'rateSheet.reference as number',
        'party.name as title',
        sql<string>`rate_sheet.origin_locode || ' → ' || rate_sheet.destination_locode`.as('subtitle'),
      ]),
};
