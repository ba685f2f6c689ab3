import { useSave } from '@freightdesk/data-access-api';
import { type DueBill, holdBill } from '@freightdesk/payments-contract';
import { holdBillInput } from '@freightdesk/payments-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ReasonDialog } from '@freightdesk/shared-ui/forms';

/** Keeps a bill out of payment runs, for a reason that stands beside it. */
export function HoldDialog({ bill, onClose }: { bill: DueBill; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ReasonDialog
      record={{ id: bill.id, version: 1 }}
      schema={holdBillInput}
      startOf={({ id }) => ({ invoiceId: id, reason: '' })}
      reason="reason"
      title={t('Hold {{number}}', { number: bill.number })}
      submitLabel={t('Hold')}
      text={t('No payment run takes it till the hold is ended.')}
      done={t('{{number}} is held', { number: bill.number })}
      onSubmit={useSave(holdBill)}
      onClose={onClose}
    />
  );
}
