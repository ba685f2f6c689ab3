import { mutationOf } from '@freightdesk/data-access-api';
import { declineQuoted } from '@freightdesk/intl-shipment-contract';
import { declineQuotedInput } from '@freightdesk/intl-shipment-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { TextInput, useSchemaForm, useSubmit } from '@freightdesk/shared-ui/forms';
import { useMutation } from '@tanstack/react-query';
import { AnswerForm } from './answer-form';

interface DeclineFormProps {
  token: string;
  onCancel: () => void;
}

/** Who says no, and why. */
export function DeclineForm({ token, onCancel }: DeclineFormProps) {
  const { t } = useTranslation();
  const form = useSchemaForm(declineQuotedInput, { token });
  const { mutateAsync } = useMutation(mutationOf(declineQuoted));
  const saving = useSubmit({ form, onSubmit: (input) => mutateAsync(input) });
  return (
    <AnswerForm saving={saving} submitLabel={t('Decline')} color="error" onCancel={onCancel}>
      <TextInput form={form} name="reason" rows={2} autoFocus />
      <TextInput form={form} name="name" autoComplete="name" />
    </AnswerForm>
  );
}
