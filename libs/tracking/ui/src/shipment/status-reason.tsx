import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf } from '@freightdesk/shared-ui';
import { type SchemaForm, SelectInput, TextInput } from '@freightdesk/shared-ui/forms';
import type { Asked } from '@freightdesk/tracking-contract';
import Alert from '@mui/material/Alert';
import type { StatusValues } from './status-values';

interface StatusReasonProps {
  form: SchemaForm<StatusValues>;
  asked: Asked;
  reasonLabel: Readonly<Record<string, string>> | undefined;
}

/** Why, where a step asks for it: in words, or as one of the reasons that its journey knows. */
export function StatusReason({ form, asked: { notice, reason }, reasonLabel = {} }: StatusReasonProps) {
  const { t } = useTranslation();
  return (
    <>
      {notice && <Alert severity="warning">{t(notice.message)}</Alert>}
      {reason === 'words' && <TextInput form={form} name="reason" rows={2} required />}
      {reason === 'choice' && (
        <SelectInput form={form} name="reason" options={optionsOf(Object.keys(reasonLabel), reasonLabel, t)} required />
      )}
    </>
  );
}
