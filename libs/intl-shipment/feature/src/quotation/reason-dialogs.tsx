import { useSave } from '@freightdesk/data-access-api';
import {
  numberOfRevision,
  type Quotation,
  rejectQuotation,
  returnQuotation,
} from '@freightdesk/intl-shipment-contract';
import { rejectQuotationInput, returnQuotationInput } from '@freightdesk/intl-shipment-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ReasonDialog } from '@freightdesk/shared-ui/forms';

interface QuotationDialogProps {
  quotation: Quotation;
  onClose: () => void;
}

/** An administrator says what is to be changed before it may go out. */
export function ReturnDialog({ quotation, onClose }: QuotationDialogProps) {
  const { t } = useTranslation();
  const number = numberOfRevision(quotation);
  return (
    <ReasonDialog
      record={quotation}
      schema={returnQuotationInput}
      startOf={(standing) => ({ ...standing, reason: '' })}
      reason="reason"
      title={t('Return {{number}}', { number })}
      submitLabel={t('Return')}
      text={t('It is a draft again, and bears what you say here.')}
      done={t('{{number}} is given back', { number })}
      onSubmit={useSave(returnQuotation)}
      onClose={onClose}
    />
  );
}

/** Why the customer said no. */
export function RejectDialog({ quotation, onClose }: QuotationDialogProps) {
  const { t } = useTranslation();
  const number = numberOfRevision(quotation);
  return (
    <ReasonDialog
      record={quotation}
      schema={rejectQuotationInput}
      startOf={(standing) => ({ ...standing, reason: '' })}
      reason="reason"
      title={t('Reject {{number}}', { number })}
      submitLabel={t('Reject')}
      text={t('Write down why the customer said no. A revision can follow.')}
      done={t('{{number}} is rejected', { number })}
      onSubmit={useSave(rejectQuotation)}
      onClose={onClose}
    />
  );
}
