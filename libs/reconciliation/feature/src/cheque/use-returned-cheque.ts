import { mutationOf } from '@freightdesk/data-access-api';
import { type BookEntry, returnCheque, type StatementLine } from '@freightdesk/reconciliation-contract';
import { type Translate, useConfirmed } from '@freightdesk/shared-ui';

interface Returned {
  bankId: string;
  line: StatementLine;
  entry: BookEntry;
}

const returning = ({ bankId, line, entry }: Returned, t: Translate) => ({
  title: t('Take back {{number}}', { number: entry.voucher.number }),
  text: t('The bank returned this cheque. Its payment is reversed today, and what it settled is open again.'),
  confirmLabel: t('Take back'),
  danger: true,
  input: {
    bankId,
    lineId: line.id,
    entryId: entry.id,
    reason: `Returned by the bank: ${line.narration}`.slice(0, 500),
  },
  done: () => t('{{number}} is reversed', { number: entry.voucher.number }),
});

/** Asks, and takes back a cheque that the statement gives back. */
export const useReturnedCheque = () => useConfirmed(mutationOf(returnCheque), returning);
