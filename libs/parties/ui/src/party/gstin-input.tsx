import { gstinProblem, normaliseGstin, repairGstin, stateName, stateOfGstin } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type SchemaForm, TextInput } from '@freightdesk/shared-ui/forms';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';

interface GstinInputProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  name: FieldPath<Values>;
}

/** What can be said of a GSTIN while it is typed: the State inside a right one, the one repair that passes of a slip. */
function readingOf(typed: unknown) {
  const text = typeof typed === 'string' ? typed : '';
  if (text === '') return { state: null, repair: null };
  const isRight = gstinProblem(text) === null;
  return isRight
    ? { state: stateOfGstin(normaliseGstin(text)), repair: null }
    : { state: null, repair: repairGstin(text) };
}

/** A GSTIN that tells its State as it is typed, and offers the repair of a slip. */
export function GstinInput<Values extends FieldValues>({ form, name }: GstinInputProps<Values>) {
  const { t } = useTranslation();
  const { field } = useController({ control: form.control, name });
  const { state, repair } = readingOf(field.value);
  return (
    <Stack spacing={1}>
      <TextInput
        form={form}
        name={name}
        uppercase
        hint={
          state
            ? t('Registered in {{state}}', { state: t(stateName(state)) })
            : t('Leave empty if it is not registered')
        }
      />
      {repair && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={() => field.onChange(repair)}>
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
