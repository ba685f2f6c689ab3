import { PartyPicker } from '@freightdesk/parties-ui';
import { modesAt, paymentModeLabel } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { CurrencyCode } from '@freightdesk/shared-money';
import {
  AmountInput,
  CurrencyInput,
  DocumentDateInput,
  DecimalInput,
  FormGrid,
  type SchemaForm,
  SelectInput,
  TextInput,
} from '@freightdesk/shared-ui/forms';
import type { PaymentForm } from './payment-form';
import type { PaymentStart } from './use-payment-start';

/** A party that is added from this form is a customer. */
const addedHere = { role: 'CUSTOMER' } as const;

interface PaymentFieldsProps {
  form: SchemaForm<PaymentForm>;
  start: PaymentStart;
  currency: CurrencyCode;
}

export function PaymentFields({ form, start, currency }: PaymentFieldsProps) {
  const { t } = useTranslation();
  const banks = start.banks.map(({ id, name, currency: kept }) => ({
    value: id,
    label: kept === 'INR' ? name : `${name} (${kept})`,
  }));
  const bankId = form.watch('bankId');
  const bank = start.banks.find(({ id }) => id === bankId);
  const modes = modesAt(bank ?? { accountType: 'CURRENT' }).map((value) => ({
    value,
    label: t(paymentModeLabel[value]),
  }));
  return (
    <>
      <PartyPicker form={form} name="partyId" {...addedHere} chosen={start.party} autoFocus={start.party === null} />
      <FormGrid columns={3}>
        <SelectInput form={form} name="bankId" options={banks} />
        <DocumentDateInput form={form} name="date" />
        <CurrencyInput form={form} name="currency" />
        <SelectInput form={form} name="mode" options={modes} />
        <TextInput form={form} name="reference" hint={t('UTR or cheque number')} />
        <AmountInput form={form} name="amountMinor" currency={currency} autoFocus={start.party !== null} />
      </FormGrid>
      {currency === 'INR' ? <KeptBack form={form} /> : <Exchange form={form} currency={currency} />}
    </>
  );
}

/** What the customer withheld and the banks kept settles his invoices too. */
function KeptBack({ form }: { form: SchemaForm<PaymentForm> }) {
  const { t } = useTranslation();
  return (
    <FormGrid columns={3}>
      <AmountInput form={form} name="tdsPaise" hint={t('Settles invoices beside the amount')} />
      <AmountInput form={form} name="bankChargesPaise" hint={t('Settles invoices beside the amount')} />
    </FormGrid>
  );
}

function Exchange({ form, currency }: { form: SchemaForm<PaymentForm>; currency: CurrencyCode }) {
  const { t } = useTranslation();
  return (
    <FormGrid columns={3}>
      <DecimalInput form={form} name="exchangeRate" hint={t('Rupees for one {{currency}}', { currency })} />
      <AmountInput form={form} name="bankAmountPaise" hint={t('As the bank states it; leave empty to use the rate')} />
    </FormGrid>
  );
}
