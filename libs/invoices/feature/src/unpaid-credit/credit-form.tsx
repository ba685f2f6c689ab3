import { useSave } from '@freightdesk/data-access-api';
import { restoreUnpaidCredit, reverseUnpaidCredit, type UnpaidCredit } from '@freightdesk/invoices-contract';
import { creditMoveInput } from '@freightdesk/invoices-contract/schema';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { formatPaise } from '@freightdesk/shared-money';
import { useNotify } from '@freightdesk/shared-ui';
import { DocumentDateInput, FormDialog, useRecordForm } from '@freightdesk/shared-ui/forms';
import { taxOf } from '@freightdesk/tax-contract';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface CreditFormProps {
  bill: UnpaidCredit;
  onClose: () => void;
}

interface MoveFormProps extends CreditFormProps {
  endpoint: typeof reverseUnpaidCredit;
  title: string;
  submitLabel: string;
  done: string;
  children: ReactNode;
}

/** The day on which credit moves: it decides in which month's GSTR-3B that stands. */
function MoveForm({ bill: { id, version }, endpoint, title, submitLabel, done, children, onClose }: MoveFormProps) {
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: creditMoveInput,
    startOf: () => ({ id, version, date: systemClock.today() }),
    send: useSave(endpoint),
  });
  return (
    <FormDialog
      {...saving}
      title={title}
      submitLabel={submitLabel}
      onSaved={() => notify(done)}
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography color="textSecondary">{children}</Typography>
      <DocumentDateInput form={form} name="date" />
    </FormDialog>
  );
}

export function ReverseCreditForm({ bill, onClose }: CreditFormProps) {
  const { t } = useTranslation();
  const { number, toReverse, interestPaise } = bill;
  return (
    <MoveForm
      bill={bill}
      onClose={onClose}
      endpoint={reverseUnpaidCredit}
      title={t('Reverse the credit of {{number}}', { number })}
      submitLabel={t('Reverse')}
      done={t('The credit of {{number}} is reversed', { number })}
    >
      {t(
        '{{amount}} goes back, for the vendor is not paid after 180 days: table 4(B)(2) of GSTR-3B. Interest of up to {{interest}} is owed where it was used.',
        { amount: formatPaise(taxOf(toReverse)), interest: formatPaise(interestPaise) },
      )}
    </MoveForm>
  );
}

export function RestoreCreditForm({ bill, onClose }: CreditFormProps) {
  const { t } = useTranslation();
  const { number, toRestore } = bill;
  return (
    <MoveForm
      bill={bill}
      onClose={onClose}
      endpoint={restoreUnpaidCredit}
      title={t('Take the credit of {{number}} again', { number })}
      submitLabel={t('Take it again')}
      done={t('The credit of {{number}} is taken again', { number })}
    >
      {t('{{amount}} is taken again, for the vendor is paid: tables 4(A)(5) and 4(D)(1) of GSTR-3B.', {
        amount: formatPaise(taxOf(toRestore)),
      })}
    </MoveForm>
  );
}
