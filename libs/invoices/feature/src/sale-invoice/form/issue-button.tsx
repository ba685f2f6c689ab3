import { useTranslation } from '@freightdesk/shared-i18n';
import { useConfirm } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import type { InvoiceFormOf } from './invoice-form-of';

interface IssueButtonProps {
  form: InvoiceFormOf;
  /** Told just before the form is sent: what is sent is to be issued. */
  onIssue: () => void;
}

/** Issues what the form holds, once it is complete and the person has been asked. */
export function IssueButton({ form, onIssue }: IssueButtonProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const ask = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return;
    const wanted = await confirm({
      title: t('Issue this invoice'),
      text: t('It takes its number and is posted. After that it can be cancelled, but never edited.'),
      confirmLabel: t('Issue'),
    });
    if (!wanted) return;
    onIssue();
    currentTarget.form?.requestSubmit();
  };
  return (
    <Button variant="outlined" disabled={form.formState.isSubmitting} onClick={(event) => void ask(event)}>
      {t('Issue')}
    </Button>
  );
}
