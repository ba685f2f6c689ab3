import type { AcceptQuotationInput, Quotation } from '@freightdesk/intl-shipment-contract';
import { type SchemaForm, useToldHere } from '@freightdesk/shared-ui/forms';
import { useController } from 'react-hook-form';
import { AlternativeRadios } from './alternative-radios';

interface AlternativeChoiceProps {
  form: SchemaForm<AcceptQuotationInput>;
  alternatives: Quotation['alternatives'];
}

/** Which of several alternatives the customer chose. */
export function AlternativeChoice({ form, alternatives }: AlternativeChoiceProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'alternative' });
  useToldHere(form, 'alternative');
  return <AlternativeRadios field={field} problem={fieldState.error?.message} alternatives={alternatives} />;
}
