import type { Db } from '@freightdesk/shared-database';

/** Where the vendors of a run are paid, by the vendor; one whose account is not known is left out. */
export async function payeesOf(db: Db, runId: string) {
  const rows = await db
    .selectFrom('party')
    .select((eb) => [
      'id',
      eb.ref('payeeName').$notNull().as('payeeName'),
      eb.ref('payeeAccount').$notNull().as('payeeAccount'),
      eb.ref('payeeIfsc').$notNull().as('payeeIfsc'),
    ])
    .where('payeeAccount', 'is not', null)
    .where('id', 'in', (eb) => eb.selectFrom('paymentRunLine').select('partyId').where('runId', '=', runId))
    .execute();
  return new Map(rows.map(({ id, ...payee }) => [id, payee]));
}
