import { PartyPicker } from '@freightdesk/parties-ui';
import { allocatedMinor, modesAt, paymentModeLabel, type TradeDirection } from '@freightdesk/payments-contract';
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
import { useRateOptions } from '@freightdesk/tax-ui';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { amountSoFar } from '../allocation/amounts';
import { GstWithin } from '../gst-within';
import { paymentWords } from '../payment-words.data';
import type { PaymentForm, PaymentTerms } from './payment-form';
import type { PaymentStart } from './use-payment-start';

interface PaymentFieldsProps {
  form: SchemaForm<PaymentForm>;
  start: PaymentStart;
  currency: CurrencyCode;
}

export function PaymentFields({ form, start, currency }: PaymentFieldsProps) {
  const { t } = useTranslation();
  const words = paymentWords[start.direction];
  return (
    <>
      <PartyPicker
        form={form}
        name="partyId"
        label={t(words.party)}
        role={words.role}
        chosen={start.party}
        autoFocus={start.party === null}
      />
      {start.from ? (
        <FormGrid columns={3}>
          <DocumentDateInput form={form} name="date" />
          <AmountInput form={form} name="amountMinor" label={t(words.amount)} />
          <AmountInput form={form} name="tdsPaise" label={t(words.tds)} hint={t(words.tdsHint)} />
        </FormGrid>
      ) : (
        <MovedFields form={form} start={start} currency={currency} />
      )}
    </>
  );
}

/** What moved at the bank, and what was kept of it. */
function MovedFields({ form, start, currency }: PaymentFieldsProps) {
  const { t } = useTranslation();
  const words = paymentWords[start.direction];
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
      <FormGrid columns={3}>
        <SelectInput form={form} name="bankId" options={banks} />
        <DocumentDateInput form={form} name="date" />
        <CurrencyInput form={form} name="currency" />
        <SelectInput form={form} name="mode" options={modes} />
        <TextInput
          form={form}
          name="reference"
          hint={t('UTR or cheque number')}
          required={form.watch('mode') !== 'CASH'}
        />
        <AmountInput
          form={form}
          name="amountMinor"
          label={t(words.amount)}
          currency={currency}
          autoFocus={start.party !== null}
        />
      </FormGrid>
      <FormGrid columns={3}>
        {currency === 'INR' ? (
          <AmountInput form={form} name="tdsPaise" label={t(words.tds)} hint={t(words.tdsHint)} />
        ) : (
          <Exchange form={form} words={words} currency={currency} />
        )}
        <AmountInput
          form={form}
          name="bankChargesPaise"
          hint={t(currency === 'INR' ? words.charges : words.chargesAbroad)}
        />
      </FormGrid>
      <ChargesGst form={form} />
    </>
  );
}

interface PartProps {
  form: SchemaForm<PaymentForm>;
  words: (typeof paymentWords)[TradeDirection];
}

function ChargesGst({ form }: Pick<PartProps, 'form'>) {
  const { t } = useTranslation();
  const { bankChargesPaise, chargesGst, date } = form.watch();
  const chargesPaise = amountSoFar(bankChargesPaise);
  if (chargesPaise <= 0) return null;
  return (
    <GstWithin
      form={form}
      fields={{ gstRate: 'chargesGst.gstRate', supply: 'chargesGst.supply', itcEligible: 'chargesGst.itcEligible' }}
      label={t('The bank charges have GST in them')}
      gst={chargesGst}
      onSwitch={(chosen) => form.setValue('chargesGst', chosen, { shouldDirty: true })}
      paise={chargesPaise}
      day={date}
    />
  );
}

function Exchange({ form, words, currency }: PartProps & { currency: CurrencyCode }) {
  const { t } = useTranslation();
  return (
    <>
      <DecimalInput form={form} name="exchangeRate" hint={t('Rupees for one {{currency}}', { currency })} />
      <AmountInput
        form={form}
        name="bankAmountPaise"
        label={t(words.atBank)}
        hint={t('As the bank states it; leave empty to use the rate')}
      />
    </>
  );
}

const usual = 'USUAL';
const none = 'NONE';

interface AdvanceTaxFieldsProps {
  form: SchemaForm<PaymentForm>;
  terms: PaymentTerms;
}

/** GST on what a receipt leaves unallocated: as the company has it, at another rate, or none with the reason. */
export function AdvanceTaxFields({ form, terms }: AdvanceTaxFieldsProps) {
  const restMinor = terms.allocatableMinor - allocatedMinor(terms.allocations);
  const isTaxable = form.watch('direction') === 'RECEIPT' && terms.currency === 'INR' && restMinor > 0;
  return isTaxable && <AdvanceTaxChoice form={form} />;
}

function AdvanceTaxChoice({ form }: Pick<AdvanceTaxFieldsProps, 'form'>) {
  const { t } = useTranslation();
  const { date, advanceTax } = form.watch();
  const { options } = useRateOptions(date, undefined);
  const chosen = advanceTax === null ? none : (advanceTax?.gstRate ?? usual);
  const choose = (choice: string) => {
    const said = choice === usual ? undefined : { gstRate: choice };
    form.setValue('advanceTax', choice === none ? null : said, { shouldDirty: true });
  };
  return (
    <FormGrid>
      <TextField
        select
        label={t('GST on the advance')}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
        helperText={t('It is within the amount and goes to the invoice later. None for exports and reverse charge.')}
      >
        <MenuItem value={usual}>{t('As the company has it, 18%')}</MenuItem>
        {options.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
        <MenuItem value={none}>{t('None')}</MenuItem>
      </TextField>
      {advanceTax === null && <TextInput form={form} name="advanceTaxReason" required />}
    </FormGrid>
  );
}
