import { type JournalRow, type JournalStatus, journalStatusLabel } from '@freightdesk/ledger-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, DateText, MoneyText, StatusChip } from '@freightdesk/shared-ui';

export function JournalStatusChip({ status }: { status: JournalStatus }) {
  const { t } = useTranslation();
  return <StatusChip label={t(journalStatusLabel[status])} tone={status === 'REVERSED' ? 'error' : 'success'} />;
}

export const journalColumns: readonly Column<JournalRow>[] = [
  { id: 'number', width: 138, cell: ({ number }) => number },
  { id: 'date', cell: ({ date }) => <DateText date={date} /> },
  { id: 'narration', header: 'Narration', width: 320, cell: ({ narration }) => narration },
  { id: 'totalPaise', align: 'end', cell: ({ totalPaise }) => <MoneyText paise={totalPaise} /> },
  {
    id: 'reverseOn',
    header: 'Reverse on',
    hideOnPhone: true,
    cell: ({ reverseOn, reversedOn }) => <DateText date={reversedOn ?? reverseOn} />,
  },
  { id: 'status', cell: ({ status }) => <JournalStatusChip status={status} /> },
];
