import type { Statement } from '@freightdesk/shared-server-kit';

/** What is always true of banks. */
export const bankStatements: readonly Statement[] = [
  {
    sentence: 'Exactly one bank is the default, once there is a bank.',
    breaches: async (db) => {
      const banks = await db.selectFrom('bank').select(['name', 'isDefault']).orderBy('name').execute();
      const defaults = banks.filter(({ isDefault }) => isDefault);
      if (banks.length === 0 || defaults.length === 1) return [];
      return defaults.length === 0
        ? ['no bank is the default']
        : defaults.map(({ name }) => `${name} is one of several defaults`);
    },
  },
  {
    sentence: 'A bank opened with what its opening voucher says.',
    breaches: async (db) => {
      const banks = await db
        .selectFrom('bank')
        .leftJoin('posting', (join) =>
          join
            .onRef('posting.voucherId', '=', 'bank.openingVoucherId')
            .onRef('posting.accountId', '=', 'bank.accountId'),
        )
        .select(['bank.name', 'bank.openingBalancePaise', 'posting.debitPaise', 'posting.creditPaise'])
        .execute();
      return banks
        .filter(
          ({ openingBalancePaise, debitPaise, creditPaise }) =>
            openingBalancePaise !== (debitPaise ?? 0) - (creditPaise ?? 0),
        )
        .map(({ name }) => `${name}: the voucher differs from the opening balance`);
    },
  },
];
