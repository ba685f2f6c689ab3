import { type EwayBilled, ewayBillValidUntil } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { InstantInput, useFieldArray } from '@freightdesk/shared-ui/forms';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { get } from 'react-hook-form';
import type { DocketForm } from './docket-fields';
import { RemoveButton } from './remove-button';

const look = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr)) auto' },
};

/** What is wrong with the extensions of a bill as a whole, such as one outside its hours. */
function ExtensionsProblem({ form, index }: { form: DocketForm; index: number }) {
  const { t } = useTranslation();
  const problem: unknown = get(form.formState.errors, `invoices.${index}.extensions.message`);
  return typeof problem === 'string' && <FormHelperText error>{t(problem)}</FormHelperText>;
}

interface ExtensionLinesProps {
  form: DocketForm;
  index: number;
  bill: EwayBilled;
}

/** Extensions as the portal granted them; offered once the bill has an end that can be put off. */
export function ExtensionLines({ form, index, bill }: ExtensionLinesProps) {
  const { t } = useTranslation();
  const name = `invoices.${index}.extensions` as const;
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  if (fields.length === 0 && ewayBillValidUntil(bill) === null) return null;
  return (
    <>
      {fields.map((field, line) => {
        const label = t('Extension, line {{line}}', { line: line + 1 });
        return (
          <Box key={field.id} role="group" aria-label={label} sx={look}>
            <InstantInput form={form} name={`${name}.${line}.at`} />
            <InstantInput form={form} name={`${name}.${line}.validUntil`} />
            <RemoveButton label={label} onClick={() => remove(line)} />
          </Box>
        );
      })}
      <ExtensionsProblem form={form} index={index} />
      <Button
        size="small"
        startIcon={<AddIcon />}
        onClick={() => append({ at: '', validUntil: '' })}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('Add extension')}
      </Button>
    </>
  );
}
