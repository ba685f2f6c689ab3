import type { SaleInvoice } from '@freightdesk/invoices-contract';
import { isBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { isCurrency } from '@freightdesk/shared-money';
import { SectionCard } from '@freightdesk/shared-ui';
import { useFieldArray, useWatch } from '@freightdesk/shared-ui/forms';
import { ratesInForce } from '@freightdesk/tax-contract';
import Button from '@mui/material/Button';
import { LineStack } from '../../document/line-stack';
import { lineAfter } from './invoice-defaults';
import type { InvoiceFormOf } from './invoice-form-of';
import { InvoiceLine } from './invoice-line';
import { JobPicker } from './job-picker';
import type { InvoicePreview } from './preview-invoice';
import { useLineJobs } from './use-line-jobs';

interface InvoiceLinesProps {
  form: InvoiceFormOf;
  draft: SaleInvoice | null;
  preview: InvoicePreview | null;
}

/** The charges of the document. */
export function InvoiceLines({ form, draft, preview }: InvoiceLinesProps) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const [date, currency, partyId, lines] = useWatch({
    control: form.control,
    name: ['date', 'currency', 'partyId', 'lines'],
  });
  const jobs = useLineJobs(form, draft);
  const rates = ratesInForce(isBusinessDate(date) ? date : systemClock.today());
  const add = () =>
    append(lineAfter(form.getValues('lines').at(-1)), { focusName: `lines.${fields.length}.description` });
  const spread = fields.length > 1 && lines[0]?.jobId && (
    <Button size="small" onClick={jobs.spread}>
      {t('The first line’s job on every line')}
    </Button>
  );

  return (
    <SectionCard title={t('Charges')} action={spread}>
      <LineStack onAdd={add}>
        {fields.map((field, index) => (
          <InvoiceLine
            key={field.id}
            form={form}
            index={index}
            rates={rates}
            currency={isCurrency(currency) ? currency : 'INR'}
            amountMinor={preview?.lineMinors[index] ?? null}
            jobPicker={
              <JobPicker
                key={jobs.edition}
                form={form}
                index={index}
                partyId={partyId}
                // Asked of the form itself: what is watched learns of a new line a moment later.
                chosen={jobs.jobOf(form.getValues(`lines.${index}.jobId`))}
                onChosen={jobs.remember}
              />
            }
            {...(fields.length > 1 && { onRemove: () => remove(index) })}
          />
        ))}
      </LineStack>
    </SectionCard>
  );
}
