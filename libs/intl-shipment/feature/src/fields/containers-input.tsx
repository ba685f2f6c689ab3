import { type AskedContainers, containerTypeOptions } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { LineGrid, type SchemaForm, SelectInput, WholeNumberInput } from '@freightdesk/shared-ui/forms';
import Box from '@mui/material/Box';
import type { FieldPath, FieldValues } from 'react-hook-form';

export const blankContainers: AskedContainers = { quantity: 1, sizeType: '22G1' };

/** What goes by air or with the goods of others is asked for by weight and volume. */
const loose: ReadonlySet<string | undefined> = new Set(['AIR', 'SEA_LCL']);

interface ContainersInputProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  /** The service or mode by which they go. */
  by: string | undefined;
  lines: readonly { id: string }[];
  onAdd: () => void;
  onRemove: (index: number) => () => void;
  fieldsOf: (index: number) => { quantity: FieldPath<Values>; sizeType: FieldPath<Values> };
}

/** How many containers of which type are asked for; a line for each type. */
export function ContainersInput<Values extends FieldValues>(props: ContainersInputProps<Values>) {
  const { form, by, lines, onAdd, onRemove, fieldsOf } = props;
  const { t } = useTranslation();
  if (loose.has(by) && lines.length === 0) return null;
  return (
    <Box role="group" aria-label={t('Containers')}>
      <LineGrid
        form={form}
        lines={lines}
        onAdd={onAdd}
        onRemove={onRemove}
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
            <WholeNumberInput form={form} name={fieldsOf(index).quantity} />
            <SelectInput form={form} name={fieldsOf(index).sizeType} options={containerTypeOptions} />
          </>
        )}
      </LineGrid>
    </Box>
  );
}
