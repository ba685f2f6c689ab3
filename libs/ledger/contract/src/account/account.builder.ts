import type { Account } from './account.schema';

/** An account as the list shows it; for specs of screens. */
export const account = (changes: Partial<Account> = {}): Account => ({
  id: `01990000-0000-7000-8000-00000000${changes.code ?? '6010'}`,
  code: '6010',
  name: 'Rent',
  kind: 'INDIRECT_EXPENSE',
  control: null,
  active: true,
  isOwn: false,
  balancePaise: 0,
  version: 1,
  ...changes,
});
