import { gstinProblem, normaliseGstin, repairGstin, stateName, stateOfGstin } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type SchemaForm, TextInput } from '@freightdesk/shared-ui/forms';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { FieldPath, FieldValues } from 'react-hook-form';

interface GstinFieldProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  name: FieldPath<Values>;
  typed: string | null | undefined;
  onRepair: (gstin: string) => void;
}

/** A GSTIN with the State inside it told as it is typed, and the one repair that passes offered for a slip. */
export function GstinField<Values extends FieldValues>({ form, name, typed, onRepair }: GstinFieldProps<Values>) {
  const { t } = useTranslation();
  const text = typed ?? '';
  const isRight = text !== '' && gstinProblem(text) === null;
  const state = isRight ? stateOfGstin(normaliseGstin(text)) : null;
  const repair = text !== '' && !isRight ? repairGstin(text) : null;

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
            <Button color="inherit" size="small" onClick={() => onRepair(repair)}>
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
