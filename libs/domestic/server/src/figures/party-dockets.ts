import { domesticPaths } from '@freightdesk/domestic-contract';
import type { RecordFigureSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** The dockets that are billed to a party. */
export const partyDockets: RecordFigureSource = {
  permission: 'docket.read',
  async read({ db }, partyId) {
    const { dockets } = await db
      .selectFrom('docket')
      .where('billingPartyId', '=', partyId)
      .select(sql<number>`count(*)`.as('dockets'))
      .executeTakeFirstOrThrow();
    const href = `${domesticPaths.dockets.href()}?billingPartyId=${partyId}`;
    return [{ name: 'party.dockets', label: 'Dockets', value: dockets, unit: 'count', href }];
  },
};
