import { type Branch, earlierDate, numberSeriesAccess } from '@freightdesk/company-contract';
import { offeredKinds, type SaleInvoice, saleInvoiceKindLabel } from '@freightdesk/invoices-contract';
import { type Party, placeOfSupplyCodes } from '@freightdesk/parties-contract';
import { StateInput } from '@freightdesk/parties-ui';
import { useSay, useTranslation } from '@freightdesk/shared-i18n';
import { isCurrency } from '@freightdesk/shared-money';
import { useCan } from '@freightdesk/shared-session';
import { optionsOf, SectionCard } from '@freightdesk/shared-ui';
import {
  AmountInput,
  DecimalInput,
  FormGrid,
  SelectInput,
  SwitchInput,
  TextInput,
  useWatch,
} from '@freightdesk/shared-ui/forms';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DocumentHead, headFields } from '../../document/document-head';
import { InvoiceTermsInput } from './invoice-terms-input';
import { type InvoiceFormOf, type NextNumber, turnLines } from './use-invoice-form';

interface InvoiceHeadProps {
  form: InvoiceFormOf;
  draft: { party: { id: string; name: string } } | null;
  party: Party | null;
  branches: readonly Branch[];
  /** The number that it would take. */
  number: NextNumber;
  /** The series holds a later date than the one that stands in the form. */
  isDateEarly: boolean;
}

/** Which document, to whom, when and in which currency. */
export function InvoiceHead({ form, number, isDateEarly, ...chosen }: InvoiceHeadProps) {
  const { t } = useTranslation();
  const say = useSay();
  const mayOverride = useCan(numberSeriesAccess.overrideDate);
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <DocumentHead
      {...chosen}
      title={t('Invoice')}
      form={form}
      fields={headFields}
      role="CUSTOMER"
      // The GSTIN is one of the party's own.
      onPartyChosen={() => form.setValue('partyGstin', '')}
      date={{
        number,
        toldOf: (next) =>
          next.later
            ? { problem: say(earlierDate(next.later)) }
            : { hint: t('It takes the number {{number}} when it is issued.', { number: next.number }) },
      }}
      afterDate={isDateEarly && mayOverride && <TextInput form={form} name="dateOverrideReason" />}
      afterBranch={
        <SelectInput
          form={form}
          name="kind"
          options={optionsOf(kind === 'DEBIT_NOTE' ? [kind] : offeredKinds, saleInvoiceKindLabel, t)}
          onChosen={() => turnLines(form, kind, form.getValues('kind'))}
        />
      }
    />
  );
}

interface InvoiceTermsFieldsProps {
  form: InvoiceFormOf;
  draft: SaleInvoice | null;
  /** As far as it can be said. */
  supply: SaleInvoice['supply'] | null;
  /** An export without tax that no letter of undertaking covers. */
  lacksLut: boolean;
}

/** What differs from the ordinary: another place of supply, a discount on the whole, reverse charge, no rounding. */
export function InvoiceTermsFields({ form, draft, supply, lacksLut }: InvoiceTermsFieldsProps) {
  const { t } = useTranslation();
  const [place, reason, currency] = useWatch({
    control: form.control,
    name: ['placeOfSupply', 'placeOfSupplyReason', 'currency'],
  });
  return (
    <SectionCard title={t('Terms')}>
      <Stack spacing={2}>
        <FormGrid>
          <StateInput
            form={form}
            name="placeOfSupply"
            codes={placeOfSupplyCodes}
            hint={t('As the law derives it when left empty')}
          />
          {place || reason ? <TextInput form={form} name="placeOfSupplyReason" /> : <span />}
          <DecimalInput form={form} name="discountPercent" />
          <AmountInput form={form} name="discountMinor" currency={isCurrency(currency) ? currency : 'INR'} />
          <SwitchInput form={form} name="roundOff" />
          <SwitchInput form={form} name="reverseCharge" />
          {supply === 'EXPORT' && <SwitchInput form={form} name="exportWithPayment" />}
          {supply === 'SEZ' && <SwitchInput form={form} name="sezUnderLut" />}
        </FormGrid>
        {lacksLut && (
          <>
            <Alert severity="warning">
              {t(
                'No letter of undertaking is in force on this date, and an export without payment of IGST needs one (CGST Rules, rule 96A). Pay the tax, have an administrator enter the letter, or say why it goes without.',
              )}
            </Alert>
            <TextInput form={form} name="withoutLutReason" />
          </>
        )}
        <InvoiceTermsInput form={form} draft={draft} />
        <TextInput form={form} name="notes" rows={2} />
      </Stack>
    </SectionCard>
  );
}
