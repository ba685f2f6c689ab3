import { type RunRow, type RunStatus, runStatusLabel } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, DateText, MoneyText, StatusChip, type Tone } from '@freightdesk/shared-ui';

const tones: Readonly<Record<RunStatus, Tone>> = {
  DRAFT: 'default',
  SUBMITTED: 'warning',
  APPROVED: 'info',
  PAID: 'success',
  CANCELLED: 'error',
};

export function RunStatusChip({ status }: { status: RunStatus }) {
  const { t } = useTranslation();
  return <StatusChip label={t(runStatusLabel[status])} tone={tones[status]} />;
}

export const runColumns: readonly Column<RunRow>[] = [
  { id: 'title', width: 260, cell: ({ title }) => title },
  { id: 'payOn', cell: ({ payOn }) => <DateText date={payOn} /> },
  { id: 'status', cell: ({ status }) => <RunStatusChip status={status} /> },
  { id: 'totalPaise', align: 'end', cell: ({ totalPaise }) => <MoneyText paise={totalPaise} /> },
  { id: 'vendorCount', header: 'Vendors', align: 'end', hideOnPhone: true, cell: ({ vendorCount }) => vendorCount },
  { id: 'billCount', header: 'Bills', align: 'end', hideOnPhone: true, cell: ({ billCount }) => billCount },
  { id: 'bank', header: 'Bank', hideOnPhone: true, cell: ({ bank }) => bank.name },
];
