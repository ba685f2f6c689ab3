import { type PaymentDirection, paymentDirectionLabel, paymentDirections } from '@freightdesk/payments-contract';
import { daysOf, defineList } from '@freightdesk/shared-endpoint';

/** Where a cheque is: on its way till the bank's statement has it; three months after its day no bank pays it (RBI, 2012). */
export const chequeStates = ['ON_ITS_WAY', 'CLEARED', 'STALE', 'RETURNED'] as const;
export type ChequeState = (typeof chequeStates)[number];

export const chequeStateLabel: Readonly<Record<ChequeState, string>> = {
  ON_ITS_WAY: 'On its way',
  CLEARED: 'Cleared',
  STALE: 'Stale',
  RETURNED: 'Taken back',
};

export const chequeList = defineList({
  fields: {
    number: { kind: 'text', label: 'Number' },
    date: { kind: 'date', label: 'Date' },
    bankId: { kind: 'id', label: 'Bank' },
    direction: {
      kind: 'choice',
      label: 'Direction',
      values: paymentDirections satisfies readonly PaymentDirection[],
      labels: paymentDirectionLabel,
    },
    state: { kind: 'choice', label: 'Status', values: chequeStates, labels: chequeStateLabel },
  },
  filters: { bankId: {}, direction: {}, state: {}, ...daysOf('date') },
  sorts: ['date', 'number'],
  defaultSort: '-date,-number',
  search: ['number', 'reference'],
  hint: 'Search cheques',
});
