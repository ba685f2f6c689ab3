import type { Db, Tx } from '@freightdesk/shared-database';
import { pagesOf, recordTable } from '@freightdesk/shared-server-kit';
import {
  type ChargeBasis,
  type ChargeCapacity,
  type ChargeHead,
  chargeHeadList,
  type HeadAccounts,
} from '@freightdesk/tax-contract';

const chargeHeadRows = (db: Db | Tx) =>
  db
    .selectFrom('chargeHead')
    .select((eb) => [
      'chargeHead.id',
      'chargeHead.name',
      'chargeHead.code',
      'chargeHead.sac',
      eb.ref('chargeHead.rates').$castTo<ChargeHead['rates']>().as('rates'),
      eb.ref('chargeHead.actsAs').$castTo<ChargeCapacity>().as('actsAs'),
      'chargeHead.pureAgent',
      eb.ref('chargeHead.basis').$castTo<ChargeBasis>().as('basis'),
      'chargeHead.incomeAccountCode',
      'chargeHead.costAccountCode',
      'chargeHead.active',
      'chargeHead.version',
    ]);

export const listChargeHeadRows = pagesOf(chargeHeadRows, {
  table: 'charge_head',
  list: chargeHeadList,
  toRow: (row): ChargeHead => row,
});

export const findChargeHead = (db: Db, id: string): Promise<ChargeHead | undefined> =>
  chargeHeadRows(db).where('chargeHead.id', '=', id).executeTakeFirst();

export const { lock: lockChargeHead, insert: insertChargeHead, change: changeChargeHead } = recordTable('chargeHead');

/** What is earned goes to income; what is spent to a cost. The difference of exchange is booked by its own rule. */
export async function headAccounts(db: Db): Promise<HeadAccounts> {
  const rows = await db
    .selectFrom('account')
    .select(['code', 'name', 'kind'])
    .where('kind', 'in', ['INCOME', 'DIRECT_COST', 'INDIRECT_EXPENSE'])
    .where((eb) => eb.not(eb('code', 'like', '7%')))
    .orderBy('code')
    .execute();
  const of = (isMeant: (kind: string) => boolean) =>
    rows.filter(({ kind }) => isMeant(kind)).map(({ code, name }) => ({ code, name }));
  return { income: of((kind) => kind === 'INCOME'), cost: of((kind) => kind !== 'INCOME') };
}

/** The first of these codes that stands for a head in use. */
export async function chargeHeadByCode(tx: Tx, codes: readonly string[]): Promise<string | null> {
  const heads = await tx
    .selectFrom('chargeHead')
    .select(['id', 'code'])
    .where('code', 'in', codes)
    .where('active', '=', true)
    .execute();
  return codes.flatMap((code) => heads.filter((head) => head.code === code)).at(0)?.id ?? null;
}
