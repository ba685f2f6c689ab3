import type { ChargedHead } from '@freightdesk/invoices-contract';
import { statement, told, type Tx } from '@freightdesk/shared-database';
import type { ChargeHead } from '@freightdesk/tax-contract';
import { sql } from 'kysely';

type HeadInWords = Pick<ChargeHead, 'id' | 'name' | 'code' | 'sac' | 'rates'>;

/** Heads by their ids, also those that are no longer in use. */
export const headsNamed = (tx: Tx, ids: readonly string[]): Promise<ChargedHead[]> =>
  tx
    .selectFrom('chargeHead')
    .select((eb) => [
      ...(['id', 'name', 'sac', 'pureAgent', 'incomeAccountCode', 'costAccountCode', 'active'] as const),
      eb.ref('rates').$castTo<ChargedHead['rates']>().as('rates'),
    ])
    .where('id', 'in', [...ids])
    .execute();

const activeOrBorne = statement<{ borne: readonly string[] }, HeadInWords>((db) =>
  db
    .selectFrom('chargeHead')
    .select((eb) => ['id', 'name', 'code', 'sac', eb.ref('rates').$castTo<ChargedHead['rates']>().as('rates')])
    .where(sql<boolean>`active or id = any(${told(({ borne }: { borne: readonly string[] }) => borne)}::uuid[])`)
    .orderBy('name'),
);

/** Heads that lines may name by their words: those in use, and those that the lines bear. */
export const headsInWords = (tx: Tx, borne: readonly string[]): Promise<HeadInWords[]> => activeOrBorne(tx, { borne });
