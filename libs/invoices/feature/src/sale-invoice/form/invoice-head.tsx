import {
  offeredKinds,
  previewInvoiceNumber,
  type SaleInvoice,
  saleInvoiceKindLabel,
} from '@freightdesk/invoices-contract';
import type { Branch } from '@freightdesk/company-contract';
import { queryOf } from '@freightdesk/data-access-api';
import type { Party } from '@freightdesk/parties-contract';
import { PartyPicker } from '@freightdesk/parties-ui';
import { isBusinessDate } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useCan } from '@freightdesk/shared-session';
import { SectionCard } from '@freightdesk/shared-ui';
import {
  CurrencyInput,
  DecimalInput,
  DocumentDateInput,
  FormGrid,
  SelectInput,
  TextInput,
  useWatch,
} from '@freightdesk/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import type { InvoiceFormOf } from './invoice-form-of';

interface InvoiceHeadProps {
  form: InvoiceFormOf;
  draft: SaleInvoice | null;
  party: Party | null;
  branches: readonly Branch[];
  /** The series refused the date that stands in the form. */
  isDateRefused: boolean;
}

/** The number that the document would take if it were issued now. */
function useNextNumber(form: InvoiceFormOf): string | null {
  const [kind, date, branchId] = useWatch({ control: form.control, name: ['kind', 'date', 'branchId'] });
  const asked = { kind, date, ...(branchId && { branchId }) };
  const { data } = useQuery({ ...queryOf(previewInvoiceNumber, asked), enabled: isBusinessDate(date) });
  return data?.number ?? null;
}

/** Which document, to whom, when and in which currency. */
export function InvoiceHead({ form, draft, party, branches, isDateRefused }: InvoiceHeadProps) {
  const { t } = useTranslation();
  const number = useNextNumber(form);
  const mayOverride = useCan('number-series.override-date');
  const [currency, exchangeRate] = useWatch({ control: form.control, name: ['currency', 'exchangeRate'] });
  const gstins = (party?.registrations ?? []).flatMap(({ gstin }) => (gstin ? [{ value: gstin, label: gstin }] : []));
  return (
    <SectionCard title={t('Invoice')}>
      <FormGrid>
        <PartyPicker
          form={form}
          name="partyId"
          role="CUSTOMER"
          chosen={draft?.party ?? null}
          // The GSTIN is one of the party's own.
          onChosen={() => form.setValue('partyGstin', '')}
          autoFocus={draft === null}
        />
        <DocumentDateInput
          form={form}
          name="date"
          mayWait
          hint={number ? t('It takes the number {{number}} when it is issued.', { number }) : undefined}
        />
        {isDateRefused && mayOverride && <TextInput form={form} name="dateOverrideReason" />}
        {gstins.length > 1 && (
          <SelectInput form={form} name="partyGstin" options={gstins} emptyLabel={t('The first one')} />
        )}
        {branches.length > 1 && (
          <SelectInput
            form={form}
            name="branchId"
            options={branches.map(({ id, name }) => ({ value: id, label: name }))}
            emptyLabel={t('Head office')}
          />
        )}
        <SelectInput
          form={form}
          name="kind"
          options={offeredKinds.map((value) => ({ value, label: t(saleInvoiceKindLabel[value]) }))}
        />
        <CurrencyInput form={form} name="currency" />
        {(currency !== 'INR' || exchangeRate) && (
          <DecimalInput form={form} name="exchangeRate" hint={t('Rupees for one unit of the currency')} />
        )}
      </FormGrid>
    </SectionCard>
  );
}
