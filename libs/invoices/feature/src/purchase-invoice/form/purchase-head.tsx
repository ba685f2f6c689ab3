import type { Branch } from '@freightdesk/company-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { previewPurchaseNumber, type PurchaseInvoice } from '@freightdesk/invoices-contract';
import type { Party } from '@freightdesk/parties-contract';
import { PartyPicker } from '@freightdesk/parties-ui';
import { isBusinessDate } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { SectionCard } from '@freightdesk/shared-ui';
import {
  CurrencyInput,
  DateInput,
  DocumentDateInput,
  DecimalInput,
  FormGrid,
  SelectInput,
  TextInput,
  useWatch,
} from '@freightdesk/shared-ui/forms';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import type { PurchaseFormOf } from './purchase-form.schema';

interface PurchaseHeadProps {
  form: PurchaseFormOf;
  draft: PurchaseInvoice | null;
  party: Party | null;
  branches: readonly Branch[];
  /** Where the bill is that has this vendor's number already. */
  sameBillHref: string | null;
}

/** The number that the bill would take if it were posted now. */
function useNextNumber(form: PurchaseFormOf): string | null {
  const [date, branchId] = useWatch({ control: form.control, name: ['date', 'branchId'] });
  const asked = { date, ...(branchId && { branchId }) };
  const { data } = useQuery({ ...queryOf(previewPurchaseNumber, asked), enabled: isBusinessDate(date) });
  return data?.number ?? null;
}

/** The vendor's number; one that is entered already leads to the bill, beside the form so that nothing typed is lost. */
function SupplierNumber({ form, sameBillHref }: Pick<PurchaseHeadProps, 'form' | 'sameBillHref'>) {
  const { t } = useTranslation();
  return (
    <Stack spacing={1}>
      <TextInput form={form} name="supplierNumber" hint={t('As it is printed on the paper')} />
      {sameBillHref && (
        <Alert severity="warning">
          <Link href={sameBillHref} target="_blank" rel="noopener" color="inherit">
            {t('Look at the bill that has this number')}
          </Link>
        </Alert>
      )}
    </Stack>
  );
}

/** Whose bill it is, under which number and date, and on which day it is booked. */
export function PurchaseHead({ form, draft, party, branches, sameBillHref }: PurchaseHeadProps) {
  const { t } = useTranslation();
  const number = useNextNumber(form);
  const [currency, exchangeRate] = useWatch({ control: form.control, name: ['currency', 'exchangeRate'] });
  const gstins = (party?.registrations ?? []).flatMap(({ gstin }) => (gstin ? [{ value: gstin, label: gstin }] : []));
  return (
    <SectionCard title={t('Bill')}>
      <FormGrid>
        <PartyPicker
          form={form}
          name="partyId"
          role="VENDOR"
          chosen={draft?.party ?? null}
          // The GSTIN is one of the party's own.
          onChosen={() => form.setValue('partyGstin', '')}
          autoFocus={draft === null}
        />
        {gstins.length > 1 && (
          <SelectInput form={form} name="partyGstin" options={gstins} emptyLabel={t('The first one')} />
        )}
        <SupplierNumber form={form} sameBillHref={sameBillHref} />
        <DateInput form={form} name="supplierDate" />
        <DocumentDateInput
          form={form}
          name="date"
          mayWait
          label={t('Date in our books')}
          hint={number ? t('It takes the number {{number}} when it is posted.', { number }) : undefined}
        />
        {branches.length > 1 && (
          <SelectInput
            form={form}
            name="branchId"
            options={branches.map(({ id, name }) => ({ value: id, label: name }))}
            emptyLabel={t('Head office')}
          />
        )}
        <CurrencyInput form={form} name="currency" />
        {(currency !== 'INR' || exchangeRate) && (
          <DecimalInput form={form} name="exchangeRate" hint={t('Rupees for one unit of the currency')} />
        )}
      </FormGrid>
    </SectionCard>
  );
}
