import { paymentPaths } from '@freightdesk/payments-contract';
import type { RecordFigureSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** What a party paid us, and we it. */
export const partyPayments: RecordFigureSource = {
  permission: 'payment.read',
  async read({ db }, partyId) {
    const { payments } = await db
      .selectFrom('payment')
      .where('partyId', '=', partyId)
      .select(sql<number>`count(*)`.as('payments'))
      .executeTakeFirstOrThrow();
    const href = `${paymentPaths.list.href()}?partyId=${partyId}`;
    return [{ name: 'party.payments', label: 'Payments', value: payments, unit: 'count', href }];
  },
};
