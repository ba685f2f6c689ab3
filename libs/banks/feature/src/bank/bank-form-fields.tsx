import {
  accountTypeLabel,
  accountTypes,
  type AddBankInput,
  type Bank,
  needsIfsc,
  type UpdateBankInput,
} from '@freightdesk/banks-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import {
  AmountInput,
  CurrencyInput,
  DocumentDateInput,
  FormGrid,
  type SchemaForm,
  SelectInput,
  SwitchInput,
  TextInput,
} from '@freightdesk/shared-ui/forms';

export function AddBankFields({ form }: { form: SchemaForm<AddBankInput> }) {
  const { t } = useTranslation();
  const [accountType, currency, swift] = form.watch(['accountType', 'currency', 'swift']);
  const isCash = accountType === 'CASH';
  const isForeign = currency !== 'INR';
  return (
    <>
      <FormGrid>
        <SelectInput
          form={form}
          name="accountType"
          options={accountTypes.map((value) => ({ value, label: t(accountTypeLabel[value]) }))}
        />
        <CurrencyInput form={form} name="currency" />
        <TextInput form={form} name="name" />
        <TextInput form={form} name="accountNumber" />
        {!isCash && (
          <TextInput
            form={form}
            name="ifsc"
            uppercase
            required={needsIfsc({ accountType, currency, swift })}
            hint={t('Eleven characters, as on the cheque leaf')}
          />
        )}
        {!isCash && <TextInput form={form} name="branch" />}
        {!isCash && isForeign && <TextInput form={form} name="swift" uppercase />}
        {!isCash && !isForeign && <TextInput form={form} name="upiId" />}
      </FormGrid>
      <FormGrid>
        {isForeign && <AmountInput form={form} name="openingBalanceMinor" currency={currency} />}
        <AmountInput
          form={form}
          name="openingBalancePaise"
          label={isForeign ? t('Opening balance in rupees') : undefined}
          hint={accountType === 'OD' ? t('Write what is overdrawn with a minus.') : undefined}
        />
        <DocumentDateInput form={form} name="openingDate" />
      </FormGrid>
    </>
  );
}

/** Kind and currency are fixed once a bank exists: its entries are in them. */
export function EditBankFields({ form, bank }: { form: SchemaForm<UpdateBankInput>; bank: Bank }) {
  const isCash = bank.accountType === 'CASH';
  const isForeign = bank.currency !== 'INR';
  return (
    <FormGrid>
      <TextInput form={form} name="name" autoFocus />
      <TextInput form={form} name="accountNumber" />
      {!isCash && <TextInput form={form} name="ifsc" uppercase />}
      {!isCash && <TextInput form={form} name="branch" />}
      {isForeign ? <TextInput form={form} name="swift" uppercase /> : <TextInput form={form} name="upiId" />}
      {isForeign && <AmountInput form={form} name="openingBalanceMinor" currency={bank.currency} />}
      <AmountInput form={form} name="openingBalancePaise" />
      <DocumentDateInput form={form} name="openingDate" />
      <SwitchInput form={form} name="active" />
    </FormGrid>
  );
}
