import { queryOf } from '@freightdesk/data-access-api';
import { getParty, homeCountry } from '@freightdesk/parties-contract';
import { PartyPicker } from '@freightdesk/parties-ui';
import { allocatedMinor, type TradeDirection } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { CurrencyCode } from '@freightdesk/shared-money';
import {
  AmountInput,
  CurrencyInput,
  DocumentDateInput,
  DecimalInput,
  FormGrid,
  type SchemaForm,
  TextInput,
} from '@freightdesk/shared-ui/forms';
import { useRateOptions } from '@freightdesk/tax-ui';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { amountSoFar } from '../allocation/amounts';
import { GstWithin } from '../gst-within';
import { paymentWords } from '../payment-words.data';
import { BankInput, ModeInput, moneyFields, ReferenceInput } from './move-inputs';
import type { PaymentForm, PaymentTerms } from './payment-form';
import { type PaymentStart, useOpeningHint } from './use-payment-start';

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
  const at = { form, fields: moneyFields, banks: start.banks };
  const bankId = form.watch('bankId');
  const bank = start.banks.find(({ id }) => id === bankId);
  const opening = useOpeningHint(bank, form.watch('date'));
  return (
    <>
      <FormGrid columns={3}>
        <BankInput {...at} labelOf={({ name, currency: kept }) => (kept === 'INR' ? name : `${name} (${kept})`)} />
        <DocumentDateInput form={form} name="date" {...opening} />
        <CurrencyInput form={form} name="currency" />
        <ModeInput {...at} />
        <ReferenceInput
          form={form}
          name="reference"
          move={{ bankId, mode: form.watch('mode'), direction: start.direction }}
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

interface RestProps {
  form: SchemaForm<PaymentForm>;
  terms: PaymentTerms;
}

/** GST on what a receipt leaves unallocated: as the company has it, at another rate, or none with the reason. */
export function AdvanceTaxFields({ form, terms }: RestProps) {
  const restMinor = terms.allocatableMinor - allocatedMinor(terms.allocations);
  const isTaxable = form.watch('direction') === 'RECEIPT' && terms.currency === 'INR' && restMinor > 0;
  return isTaxable && <AdvanceTaxChoice form={form} />;
}

function AdvanceTaxChoice({ form }: Pick<RestProps, 'form'>) {
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

/** The form under which money goes to a vendor abroad ahead of his bills, which have forms of their own. */
export function AbroadField({ form, terms }: RestProps) {
  const { t } = useTranslation();
  const { direction, partyId } = form.watch();
  const isAhead = direction === 'PAYMENT' && terms.allocatableMinor > allocatedMinor(terms.allocations);
  const vendor = useQuery({ ...queryOf(getParty, { id: partyId ?? '' }), enabled: isAhead && Boolean(partyId) });
  if (!isAhead || !vendor.data || vendor.data.country === homeCountry) return null;
  return (
    <FormGrid>
      <TextInput
        form={form}
        name="form15ca"
        uppercase
        required
        hint={t('Its acknowledgement: nothing goes abroad ahead of a bill without it')}
      />
    </FormGrid>
  );
}
