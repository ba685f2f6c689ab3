import {
  type AddLeadInput,
  type AskedContainers,
  containerTypeCodes,
  containerTypes,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import {
  gridLines,
  LineGrid,
  type SchemaForm,
  SelectInput,
  useFieldArray,
  useWatch,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';
import Box from '@mui/material/Box';

const blank: AskedContainers = { quantity: 1, sizeType: '22G1' };
const typeOptions = containerTypeCodes.map((value) => ({ value, label: `${value} · ${containerTypes[value]}` }));

/** What goes by air or with the goods of others is asked for by weight and volume. */
const loose: ReadonlySet<string | undefined> = new Set(['AIR', 'SEA_LCL']);

/** How many containers of which type are asked for; a line for each type. */
export function ContainersInput({ form }: { form: SchemaForm<AddLeadInput> }) {
  const { t } = useTranslation();
  const array = useFieldArray({ control: form.control, name: 'containers' });
  const service = useWatch({ control: form.control, name: 'service' });
  if (loose.has(service) && array.fields.length === 0) return null;
  const lineAt = (index: number) => ({ ...blank, ...form.getValues(`containers.${index}`) });
  return (
    <Box role="group" aria-label={t('Containers')}>
      <LineGrid
        form={form}
        {...gridLines(array, { blank, lineAt })}
        columns={[
          { field: 'quantity', label: t('Quantity'), width: '96px', isFigure: true },
          { field: 'sizeType', label: t('Size and type'), width: 'minmax(0, 1fr)' },
        ]}
        nameOf={(index) => t('Containers, line {{line}}', { line: index + 1 })}
        addLabel={t('Add containers')}
        mayBeEmpty
      >
        {(index) => (
          <>
            <WholeNumberInput form={form} name={`containers.${index}.quantity`} />
            <SelectInput form={form} name={`containers.${index}.sizeType`} options={typeOptions} />
          </>
        )}
      </LineGrid>
    </Box>
  );
}
