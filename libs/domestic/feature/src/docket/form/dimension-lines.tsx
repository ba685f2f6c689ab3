import { useTranslation } from '@freightdesk/shared-i18n';
import { DecimalInput, useFieldArray, WholeNumberInput } from '@freightdesk/shared-ui/forms';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DocketForm } from './docket-fields';
import { RemoveButton } from './remove-button';

const newLine = { quantity: 1, lengthCm: '', widthCm: '', heightCm: '' };
const look = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr)) auto' },
  // On a phone the measures stand two by two, and the button below them.
  '& > button': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};

/** Packages that were measured, a line for each size. */
export function DimensionLines({ form }: { form: DocketForm }) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'dimensions' });
  return (
    <>
      {fields.map((field, index) => {
        const label = t('Measures, line {{line}}', { line: index + 1 });
        return (
          <Box key={field.id} role="group" aria-label={label} sx={look}>
            <WholeNumberInput form={form} name={`dimensions.${index}.quantity`} />
            <DecimalInput form={form} name={`dimensions.${index}.lengthCm`} />
            <DecimalInput form={form} name={`dimensions.${index}.widthCm`} />
            <DecimalInput form={form} name={`dimensions.${index}.heightCm`} />
            <RemoveButton label={label} onClick={() => remove(index)} />
          </Box>
        );
      })}
      <Button startIcon={<AddIcon />} onClick={() => append({ ...newLine })} sx={{ alignSelf: 'flex-start' }}>
        {t('Add measures')}
      </Button>
    </>
  );
}
