import { type LineState, lineStateLabel, type StatementLineRow } from '@freightdesk/reconciliation-contract';
import { type Column, DateText, StatusChip, type Tone } from '@freightdesk/shared-ui';
import { BankAmount } from '../bank/bank-amount';

const tones: Readonly<Record<LineState, Tone>> = { OPEN: 'warning', MATCHED: 'success', PARKED: 'default' };

export const statementLineColumns: readonly Column<StatementLineRow>[] = [
  { id: 'date', cell: ({ date }) => <DateText date={date} /> },
  { id: 'narration', header: 'Narration', width: 240, cell: ({ narration }) => narration },
  { id: 'reference', header: 'Reference', hideOnPhone: true, cell: ({ reference }) => reference ?? '–' },
  {
    id: 'amountMinor',
    align: 'end',
    cell: ({ amountMinor, currency }) => <BankAmount minor={amountMinor} currency={currency} />,
  },
  {
    id: 'balanceMinor',
    header: 'Balance',
    align: 'end',
    hideOnPhone: true,
    cell: ({ balanceMinor, currency }) => <BankAmount minor={balanceMinor} currency={currency} />,
  },
  { id: 'state', cell: ({ state }, t) => <StatusChip label={t(lineStateLabel[state])} tone={tones[state]} /> },
  { id: 'matchedWith', header: 'In the books', hideOnPhone: true, cell: ({ matchedWith }) => matchedWith ?? '–' },
  { id: 'bank', header: 'Bank', hideOnPhone: true, cell: ({ bank }) => bank.name },
];
