import type { AddQuotationInput } from '@freightdesk/intl-shipment-contract';
import {
  DecimalInput,
  FormGrid,
  gridLines,
  type SchemaForm,
  useFieldArray,
  useWatch,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';
import { blankContainers, ContainersInput } from '../../fields/containers-input';

/** How much is quoted for: what the charges are counted by. */
export function QuotedCargo({ form }: { form: SchemaForm<AddQuotationInput> }) {
  const { control } = form;
  const array = useFieldArray({ control, name: 'containers' });
  const lineAt = (index: number) => ({ ...blankContainers, ...form.getValues(`containers.${index}`) });
  return (
    <>
      <FormGrid columns={3}>
        <WholeNumberInput form={form} name="packages" />
        <DecimalInput form={form} name="grossKg" />
        <DecimalInput form={form} name="cbm" />
      </FormGrid>
      <ContainersInput
        form={form}
        by={useWatch({ control, name: 'mode' })}
        {...gridLines(array, { blank: blankContainers, lineAt })}
        fieldsOf={(index) => ({ quantity: `containers.${index}.quantity`, sizeType: `containers.${index}.sizeType` })}
      />
    </>
  );
}
