import {
  type AddPartyInput,
  gstinProblem,
  normaliseGstin,
  repairGstin,
  stateName,
  stateOfGstin,
} from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type SchemaForm, TextInput } from '@freightdesk/shared-ui/forms';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

/** A GSTIN with the State inside it shown as it is typed, and the one repair that passes offered for a slip. */
export function GstinInput({ form }: { form: SchemaForm<AddPartyInput> }) {
  const { t } = useTranslation();
  const typed = form.watch('gstin') ?? '';
  const isRight = typed !== '' && gstinProblem(typed) === null;
  const state = isRight ? stateOfGstin(normaliseGstin(typed)) : null;
  const repair = typed.length >= 15 && !isRight ? repairGstin(typed) : null;
  const take = (gstin: string) => form.setValue('gstin', gstin, { shouldDirty: true, shouldValidate: true });

  return (
    <Stack spacing={1}>
      <TextInput
        form={form}
        name="gstin"
        uppercase
        hint={
          state ? t('Registered in {{state}}', { state: stateName(state) }) : t('Leave empty if it is not registered')
        }
      />
      {repair && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={() => take(repair)}>
              {t('Use it')}
            </Button>
          }
        >
          {t('Did you mean {{gstin}}?', { gstin: repair })}
        </Alert>
      )}
    </Stack>
  );
}
