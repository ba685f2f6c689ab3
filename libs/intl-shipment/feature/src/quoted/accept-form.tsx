import { mutationOf } from '@freightdesk/data-access-api';
import { acceptQuoted, type AcceptQuotedInput, type ToldQuotation } from '@freightdesk/intl-shipment-contract';
import { acceptQuotedInput } from '@freightdesk/intl-shipment-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type SchemaForm, TextInput, useSchemaForm, useSubmit, useToldHere } from '@freightdesk/shared-ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { AlternativeRadios } from '../quotation/alternative-radios';
import { AnswerForm } from './answer-form';

interface ChoiceProps {
  form: SchemaForm<AcceptQuotedInput>;
  alternatives: ToldQuotation['alternatives'];
}

function Choice({ form, alternatives }: ChoiceProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'alternative' });
  useToldHere(form, 'alternative');
  return <AlternativeRadios field={field} problem={fieldState.error?.message} alternatives={alternatives} />;
}

interface AcceptFormProps {
  token: string;
  alternatives: ToldQuotation['alternatives'];
  onCancel: () => void;
}

/** Who says yes, to which way, and under which order of theirs. */
export function AcceptForm({ token, alternatives, onCancel }: AcceptFormProps) {
  const { t } = useTranslation();
  const form = useSchemaForm(acceptQuotedInput, { token });
  const { mutateAsync } = useMutation(mutationOf(acceptQuoted));
  const saving = useSubmit({ form, onSubmit: (input) => mutateAsync(input) });
  return (
    <AnswerForm saving={saving} submitLabel={t('Accept')} onCancel={onCancel}>
      {alternatives.length > 1 && <Choice form={form} alternatives={alternatives} />}
      <TextInput form={form} name="name" autoComplete="name" autoFocus={alternatives.length === 1} />
      <TextInput form={form} name="reference" hint={t('If you have one')} />
    </AnswerForm>
  );
}
