import { phoneBeginnings, readGstin, readPan, readPhone, taxDataPermission } from '@freightdesk/parties-contract';
import type { SearchSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

const parts = ['beginning'] as const;

/** Found by its name, its GSTINs and its phone; by its PAN for those alone who may see it. */
export const partySearch: SearchSource = {
  record: 'party',
  read: 'party.read',
  numbers: [
    { table: 'partyRegistration', of: 'partyId', column: 'gstin', label: 'GSTIN', reads: readGstin, parts },
    { table: 'party', column: 'phone', label: 'Phone', reads: readPhone, begins: phoneBeginnings, parts },
    { table: 'party', column: 'pan', label: 'PAN', reads: readPan, parts, permission: taxDataPermission },
  ],
  names: { table: 'party', kept: 'searchName', label: 'Name', shown: sql`party.name`, forgives: 'searchName' },
  rows: (db) =>
    db
      .selectFrom('party')
      .select(['party.id', 'party.gstin as number', 'party.name as title'])
      .select(sql<string | null>`party.address ->> 'city'`.as('subtitle')),
};
