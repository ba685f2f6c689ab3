import { bankPaths } from '@freightdesk/banks-contract';
import type { FigureSource } from '@freightdesk/shared-server-kit';

export const bankFigures: FigureSource = {
  permission: 'bank.read',
  async read({ db }) {
    const { held } = await db
      .selectFrom('bank')
      .innerJoin('accountMonth', 'accountMonth.accountId', 'bank.accountId')
      .select(({ fn, eb }) => fn.sum<string>(eb('debitPaise', '-', eb.ref('creditPaise'))).as('held'))
      .executeTakeFirstOrThrow();
    return [
      {
        name: 'banks.held',
        label: 'Cash and bank balance',
        value: Number(held ?? 0),
        unit: 'paise',
        href: bankPaths.list.href(),
      },
    ];
  },
};
