import { useTranslation } from '@freightdesk/shared-i18n';
import { ConfirmedSubmit } from '../../document/confirmed-submit';
import type { InvoiceFormOf } from './invoice-form-of';

interface IssueButtonProps {
  form: InvoiceFormOf;
  /** Told just before the form is sent: what is sent is to be issued. */
  onIssue: () => void;
}

/** Issues what the form holds. */
export function IssueButton({ form, onIssue }: IssueButtonProps) {
  const { t } = useTranslation();
  return (
    <ConfirmedSubmit
      form={form}
      label={t('Issue')}
      question={{
        title: t('Issue this invoice'),
        text: t('It takes its number and is posted. After that it can be cancelled, but never edited.'),
      }}
      onConfirm={onIssue}
    />
  );
}
