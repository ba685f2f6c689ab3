import type { Branch } from '@freightdesk/company-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { previewPurchaseNumber, purchaseInvoiceAccess, taxHeadsOf } from '@freightdesk/invoices-contract';
import { type Party, tdsNatures } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { formatPaise } from '@freightdesk/shared-money';
import { useCan } from '@freightdesk/shared-session';
import { optionsOf, SectionCard } from '@freightdesk/shared-ui';
import {
  AmountInput,
  DateInput,
  FormGrid,
  SelectInput,
  SwitchInput,
  TextInput,
  useWatch,
} from '@freightdesk/shared-ui/forms';
import { tdsNatureLabel } from '@freightdesk/tax-contract';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DocumentHead, headFields } from '../../document/document-head';
import type { PurchasePreview } from './preview-purchase';
import type { PurchaseFormOf } from './use-purchase-form';

interface PurchaseHeadProps {
  form: PurchaseFormOf;
  /** Which names the vendor that is chosen at the start. */
  draft: { party: { id: string; name: string } } | null;
  party: Party | null;
  branches: readonly Branch[];
  /** Where the bill is that has this vendor's number already. */
  sameBillHref: string | null;
}

/** What is on the vendor's paper. A number that is entered already leads to its bill, beside the form so that nothing typed is lost. */
function OnPaper({ form, sameBillHref }: Pick<PurchaseHeadProps, 'form' | 'sameBillHref'>) {
  const { t } = useTranslation();
  return (
    <>
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
      <DateInput form={form} name="supplierDate" />
    </>
  );
}

/** Whose bill it is, under which number and date, and on which day it is booked. */
export function PurchaseHead({ form, sameBillHref, ...chosen }: PurchaseHeadProps) {
  const { t } = useTranslation();
  const [date, branchId] = useWatch({ control: form.control, name: ['date', 'branchId'] });
  return (
    <DocumentHead
      {...chosen}
      title={t('Purchase invoice')}
      form={form}
      fields={headFields}
      role="VENDOR"
      // The GSTIN is one of the party's own.
      onPartyChosen={() => form.setValue('partyGstin', '')}
      beforeDate={<OnPaper form={form} sameBillHref={sameBillHref} />}
      date={{
        label: t('Date in our books'),
        number: queryOf(previewPurchaseNumber, { date, ...(branchId && { branchId }) }),
        toldOf: ({ number }) => ({ hint: t('It takes the number {{number}} when it is posted.', { number }) }),
      }}
    />
  );
}

interface PurchaseTaxFieldsProps {
  form: PurchaseFormOf;
  preview: PurchasePreview | null;
  /** A line exceeds what was accrued by more than the company allows. */
  isAbove: boolean;
}

const allHeads = [{ supply: 'INTRA' }, { supply: 'INTER' }] as const;

/** The heads that apply, and any other in which an amount stands: it must be seen to be taken out. */
function StatedTaxFields({ form, preview }: { form: PurchaseFormOf; preview: PurchasePreview }) {
  const { t } = useTranslation();
  const stated = useWatch({ control: form.control, name: 'statedTax' });
  const { place, computedTax } = preview;
  const applying = taxHeadsOf(place).map(({ head }) => head);
  const heads = allHeads
    .flatMap(({ supply }) => taxHeadsOf({ supply, stateCode: place.stateCode }))
    .filter(({ head }) => applying.includes(head) || stated?.[head]);
  return (
    <Stack spacing={2}>
      <Typography variant="body2" color="textSecondary">
        {t('Where the paper’s tax differs from ours by a few paise, enter it as it is printed there.')}
      </Typography>
      <FormGrid columns={3}>
        {heads.map(({ head, label }) => (
          <AmountInput
            key={head}
            form={form}
            name={`statedTax.${head}`}
            label={t(label)}
            required={false}
            hint={t('Ours: {{amount}}', { amount: formatPaise(computedTax[head]) })}
          />
        ))}
        <AmountInput form={form} name="roundOffPaise" />
      </FormGrid>
    </Stack>
  );
}

/** Who pays the tax, whether it comes back to us, and what is deducted from the vendor. */
export function PurchaseTaxFields({ form, preview, isAbove }: PurchaseTaxFieldsProps) {
  const { t } = useTranslation();
  const mayOverride = useCan(purchaseInvoiceAccess.overrideCost);
  const natures = [
    { value: 'OWN', label: t('As the vendor’s record says') },
    ...optionsOf(tdsNatures, tdsNatureLabel, t),
    { value: 'NONE', label: t('Nothing is deducted') },
  ];
  return (
    <SectionCard title={t('Tax')}>
      <Stack spacing={2}>
        <FormGrid>
          <SelectInput
            form={form}
            name="tdsNature"
            options={natures}
            hint={t('It decides the tax deducted at source.')}
          />
          <span />
          {preview?.place.supply === 'IMPORT' ? (
            <Typography variant="body2" color="textSecondary">
              {t('The vendor is abroad, so the tax is ours to pay.')}
            </Typography>
          ) : (
            <SwitchInput form={form} name="reverseCharge" />
          )}
          <SwitchInput form={form} name="itcEligible" hint={t('Without it the tax is part of what it costs.')} />
        </FormGrid>
        {isAbove && mayOverride && <TextInput form={form} name="costOverrideReason" required={false} />}
        {preview && !preview.reverseCharge && <StatedTaxFields form={form} preview={preview} />}
      </Stack>
    </SectionCard>
  );
}
