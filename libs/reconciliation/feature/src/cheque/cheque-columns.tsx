import { paymentDirectionLabel } from '@freightdesk/payments-contract';
import { type Cheque, type ChequeState, chequeStateLabel } from '@freightdesk/reconciliation-contract';
import { type Column, DateText, StatusChip, type Tone } from '@freightdesk/shared-ui';
import { BankAmount } from '../bank/bank-amount';

const tones: Readonly<Record<ChequeState, Tone>> = {
  ON_ITS_WAY: 'info',
  CLEARED: 'success',
  STALE: 'warning',
  RETURNED: 'error',
};

export const chequeColumns: readonly Column<Cheque>[] = [
  { id: 'number', width: 138, cell: ({ number }) => number },
  { id: 'date', cell: ({ date }) => <DateText date={date} /> },
  { id: 'reference', header: 'Cheque', cell: ({ reference }) => reference ?? '–' },
  { id: 'party', header: 'Party', cell: ({ party }) => party?.name ?? '–' },
  { id: 'direction', hideOnPhone: true, cell: ({ direction }, t) => t(paymentDirectionLabel[direction]) },
  {
    id: 'amountMinor',
    header: 'Amount',
    align: 'end',
    cell: ({ amountMinor, currency }) => <BankAmount minor={amountMinor} currency={currency} />,
  },
  { id: 'state', cell: ({ state }, t) => <StatusChip label={t(chequeStateLabel[state])} tone={tones[state]} /> },
  {
    id: 'clearedOn',
    width: 116,
    header: 'Cleared on',
    hideOnPhone: true,
    cell: ({ clearedOn }) => (clearedOn === null ? '–' : <DateText date={clearedOn} />),
  },
  { id: 'bank', header: 'Bank', hideOnPhone: true, cell: ({ bank }) => bank.name },
];
