import { queryOf } from '@freightdesk/data-access-api';
import { listBillableJobs, type SaleInvoice } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { isCurrency } from '@freightdesk/shared-money';
import { AmountInput, useFieldArray, useWatch } from '@freightdesk/shared-ui/forms';
import { lineAfter } from '../../document/document-form';
import { LineCell, lineFields, PricedLines } from '../../document/priced-lines';
import type { InvoiceFormOf } from './use-invoice-form';
import type { InvoicePreview } from './preview-invoice';

interface InvoiceLinesProps {
  form: InvoiceFormOf;
  draft: SaleInvoice | null;
  preview: InvoicePreview | null;
}

/** The charges of the document, each for a job of the customer. */
export function InvoiceLines({ form, draft, preview }: InvoiceLinesProps) {
  const { t } = useTranslation();
  const { fields, append, insert, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const [date, currency, partyId] = useWatch({ control: form.control, name: ['date', 'currency', 'partyId'] });
  return (
    <PricedLines
      title={t('Charges')}
      form={form}
      fieldsOf={lineFields}
      lines={fields}
      onAdd={() =>
        append(lineAfter(form.getValues('lines').at(-1)), { focusName: `lines.${fields.length}.description` })
      }
      onRemove={(index) => {
        const line = form.getValues(`lines.${index}`);
        remove(index);
        return () => insert(index, line);
      }}
      ratesOf={date}
      currency={currency}
      amounts={preview?.lineMinors}
      searchJobs={(q) => queryOf(listBillableJobs, { pageSize: 10, ...(q && { q }), ...(partyId && { partyId }) })}
      draft={draft}
      furtherWidths={{ jobId: 'minmax(110px, 1.5fr)', discountMinor: 'minmax(92px, 1fr)' }}
    >
      {(index, job) => (
        <>
          <LineCell wholeOnPhone>{job}</LineCell>
          <LineCell>
            <AmountInput
              form={form}
              name={`lines.${index}.discountMinor`}
              currency={isCurrency(currency) ? currency : 'INR'}
            />
          </LineCell>
        </>
      )}
    </PricedLines>
  );
}
