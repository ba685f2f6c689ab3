import type { PurchaseInvoice } from '@freightdesk/invoices-contract';
import { isBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { isCurrency } from '@freightdesk/shared-money';
import { SectionCard } from '@freightdesk/shared-ui';
import { useFieldArray, useWatch } from '@freightdesk/shared-ui/forms';
import { ratesInForce } from '@freightdesk/tax-contract';
import Button from '@mui/material/Button';
import { LineStack } from '../../document/line-stack';
import { useAccountNames } from '../use-account-names';
import { AccountPicker } from './account-picker';
import { CostJobPicker } from './cost-job-picker';
import type { PurchasePreview } from './preview-purchase';
import { costAfter } from './purchase-defaults';
import type { PurchaseFormOf } from './purchase-form.schema';
import { PurchaseLine } from './purchase-line';

interface PurchaseLinesProps {
  form: PurchaseFormOf;
  draft: PurchaseInvoice | null;
  preview: PurchasePreview | null;
}

/** What was bought, line by line. */
export function PurchaseLines({ form, draft, preview }: PurchaseLinesProps) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const [supplierDate, currency, lines] = useWatch({
    control: form.control,
    name: ['supplierDate', 'currency', 'lines'],
  });
  const writtenOf = useAccountNames();
  // The vendor charges what was in force when he billed.
  const rates = ratesInForce(isBusinessDate(supplierDate) ? supplierDate : systemClock.today());
  const add = () =>
    append(costAfter(form.getValues('lines').at(-1)), { focusName: `lines.${fields.length}.description` });
  const spreadJob = () =>
    fields
      .slice(1)
      .forEach((_line, index) =>
        form.setValue(`lines.${index + 1}.jobId`, lines[0]?.jobId ?? null, { shouldDirty: true }),
      );
  const spread = fields.length > 1 && lines[0]?.jobId && (
    <Button size="small" onClick={spreadJob}>
      {t('The first line’s job on every line')}
    </Button>
  );

  return (
    <SectionCard title={t('Costs')} action={spread}>
      <LineStack onAdd={add}>
        {fields.map((field, index) => (
          <PurchaseLine
            key={field.id}
            form={form}
            index={index}
            rates={rates}
            currency={isCurrency(currency) ? currency : 'INR'}
            amountMinor={preview?.lineMinors[index] ?? null}
            accountPicker={<AccountPicker form={form} index={index} writtenOf={writtenOf} />}
            jobPicker={<CostJobPicker form={form} index={index} draft={draft} />}
            {...(fields.length > 1 && { onRemove: () => remove(index) })}
          />
        ))}
      </LineStack>
    </SectionCard>
  );
}
