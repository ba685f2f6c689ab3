import { bankPaths } from '@freightdesk/banks-contract';
import { statement } from '@freightdesk/shared-database';
import { sum } from '@freightdesk/shared-money';
import { type FigureSource, oncePerRequest } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** So many accounts stand by their names; the list has the rest. */
const mostNamed = 4;

const heldByBank = statement<object, { id: string; name: string; balance: number }>((db) =>
  db
    .selectFrom('bank')
    .leftJoin('accountMonth', 'accountMonth.accountId', 'bank.accountId')
    .groupBy(['bank.id', 'bank.name', 'bank.isDefault'])
    .select(['bank.id', 'bank.name'])
    .select(sql<number>`coalesce(sum(debit_paise - credit_paise), 0)::bigint`.as('balance'))
    .orderBy('bank.isDefault', 'desc')
    .orderBy('bank.name'),
);
const heldNow = oncePerRequest(({ db }) => heldByBank(db, {}));

const ofBank = { unit: 'paise' as const, href: bankPaths.list.href() };

/** What is held in all, and in each account. */
export const bankFigures: FigureSource = {
  permission: 'bank.read',
  async read(context) {
    const held = await heldNow(context);
    return [
      {
        ...ofBank,
        name: 'banks.held',
        label: 'Cash and bank balance',
        value: sum(held.map(({ balance }) => balance)),
      },
    ];
  },
  async ofDesk(context) {
    const held = await heldNow(context);
    return held.slice(0, mostNamed).map(({ id, name, balance }) => ({
      ...ofBank,
      name: `banks.held.${id}`,
      label: name,
      value: balance,
      isOfDesk: true,
    }));
  },
};
