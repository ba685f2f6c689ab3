import { useTranslation } from '@freightdesk/shared-i18n';
import { useLongAgoNote } from '@freightdesk/shared-ui';
import { useWatch } from '@freightdesk/shared-ui/forms';
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
  const withNote = useLongAgoNote();
  const date = useWatch({ control: form.control, name: 'date' });
  return (
    <ConfirmedSubmit
      form={form}
      label={t('Issue')}
      question={{
        title: t('Issue this invoice'),
        text: withNote(t('It takes its number and is posted. After that it can be cancelled, but never edited.'), date),
      }}
      onConfirm={onIssue}
    />
  );
}
