import type { Address } from '@freightdesk/company-contract';
import { FormGrid, type SchemaForm, TextInput } from '@freightdesk/shared-ui/forms';
import type { FieldPath, FieldValues } from 'react-hook-form';

const noAddress: Address = { line1: '', line2: '', city: '', pincode: '' };

export const addressStart = (address: Address | null): Address => address ?? noAddress;

/** Where they stand in the company and in a branch alike. */
export const addressNames = {
  line1: 'address.line1',
  line2: 'address.line2',
  city: 'address.city',
  pincode: 'address.pincode',
  phone: 'phone',
  email: 'email',
} as const;

interface AddressFieldsProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  names: Readonly<Record<keyof typeof addressNames, FieldPath<Values>>>;
}

/** Where an office is, and how it is reached. */
export function AddressFields<Values extends FieldValues>({ form, names }: AddressFieldsProps<Values>) {
  return (
    <FormGrid>
      {/* What an address needs is asked once a part of it is typed. */}
      <TextInput form={form} name={names.line1} required={false} autoComplete="address-line1" />
      <TextInput form={form} name={names.line2} autoComplete="address-line2" />
      <TextInput form={form} name={names.city} required={false} autoComplete="address-level2" />
      <TextInput form={form} name={names.pincode} required={false} autoComplete="postal-code" />
      <TextInput form={form} name={names.phone} type="tel" autoComplete="tel" />
      <TextInput form={form} name={names.email} type="email" autoComplete="email" />
    </FormGrid>
  );
}
