import { useTranslation } from '@freightdesk/shared-i18n';
import { DecimalInput, FormGrid, SelectInput, SwitchInput } from '@freightdesk/shared-ui/forms';
import Box from '@mui/material/Box';
import type { FieldValues } from 'react-hook-form';
import { type ChargeTerms, proposeQuantity } from './charge-line';

interface ChargeDetailsProps<Values extends FieldValues> {
  terms: ChargeTerms<Values>;
  index: number;
}

/** A row of the grid hides the labels of its fields, for its head shows them; no head shows these. */
const withLabels = {
  '& .MuiInputLabel-root.MuiInputLabel-root': {
    inlineSize: 'auto',
    blockSize: 'auto',
    overflow: 'visible',
    clipPath: 'none',
  },
  '& .MuiOutlinedInput-notchedOutline.MuiOutlinedInput-notchedOutline': {
    insetBlockStart: -5,
    '&& legend': { display: 'block' },
  },
};

/** What is seldom said of a line, in a row of its own beneath it: the remove button keeps its place at the line's end. */
export function ChargeDetails<Values extends FieldValues>({ terms, index }: ChargeDetailsProps<Values>) {
  const { form, fieldsOf, typed, pick, containerTypes = [], further } = terms;
  const { t } = useTranslation();
  const fields = fieldsOf(index);
  const isPerContainer = typed[index]?.basis === 'PER_CONTAINER' && containerTypes.length > 0;
  return (
    <Box sx={{ gridColumn: '1 / -1', order: 1, paddingBlock: 1, ...withLabels }}>
      <FormGrid columns={3}>
        <DecimalInput form={form} name={fields.minimum} hint={t('The least that the line comes to')} />
        {pick({ name: fields.billTo, role: 'CUSTOMER' })}
        {isPerContainer && (
          <SelectInput
            form={form}
            name={fields.containerType}
            options={containerTypes}
            emptyLabel={t('All types')}
            onChosen={(containerType) => proposeQuantity(terms, index, { containerType })}
          />
        )}
        <SwitchInput form={form} name={fields.pureAgent} />
        {further?.(index)}
      </FormGrid>
    </Box>
  );
}
