import { type Account, accountKindLabel } from '@freightdesk/ledger-contract';
import { type Column, MoneyText, StatusChip } from '@freightdesk/shared-ui';

export const accountColumns: readonly Column<Account>[] = [
  { id: 'code', width: 96, cell: ({ code }) => code },
  { id: 'name', width: 300, cell: ({ name }, t) => t(name) },
  { id: 'kind', hideOnPhone: true, cell: ({ kind }, t) => t(accountKindLabel[kind]) },
  { id: 'balancePaise', align: 'end', cell: ({ balancePaise }) => <MoneyText paise={Math.abs(balancePaise)} /> },
  {
    id: 'side',
    header: 'Dr / Cr',
    width: 72,
    cell: ({ balancePaise }, t) => (balancePaise === 0 ? '' : t(balancePaise > 0 ? 'Dr' : 'Cr')),
  },
  {
    id: 'active',
    header: 'Status',
    hideOnPhone: true,
    cell: ({ active, isOwn }, t) => {
      if (!active) return <StatusChip label={t('Archived')} />;
      return isOwn ? <StatusChip label={t('Our own')} tone="info" /> : t('Active');
    },
  },
];
