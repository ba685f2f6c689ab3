import type { AccountKind } from './account.rules';

/**
 * Where a company may have accounts of its own: the first two digits of their codes. Heads of tax, banks and what parties owe are
 * none: rules post there by code, and reports of documents are held against them.
 */
export const accountGroups = [
  { group: '15', label: 'Fixed assets', kind: 'ASSET' },
  { group: '16', label: 'Deposits and other assets', kind: 'ASSET' },
  { group: '24', label: 'Loans', kind: 'LIABILITY' },
  { group: '25', label: 'Other dues', kind: 'LIABILITY' },
  { group: '30', label: 'Capital and reserves', kind: 'EQUITY' },
  { group: '40', label: 'Income of services', kind: 'INCOME' },
  { group: '49', label: 'Other income', kind: 'INCOME' },
  { group: '50', label: 'Direct cost', kind: 'DIRECT_COST' },
  { group: '60', label: 'Indirect expenses', kind: 'INDIRECT_EXPENSE' },
  { group: '61', label: 'Further indirect expenses', kind: 'INDIRECT_EXPENSE' },
] as const satisfies readonly { group: string; label: string; kind: AccountKind }[];

export type AccountGroup = (typeof accountGroups)[number]['group'];
export const accountGroupCodes: readonly AccountGroup[] = accountGroups.map(({ group }) => group);

export const kindOfGroup = (asked: AccountGroup): AccountKind =>
  accountGroups.find(({ group }) => group === asked)?.kind ?? 'ASSET';
