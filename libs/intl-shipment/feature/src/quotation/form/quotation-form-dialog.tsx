import { useSave } from '@freightdesk/data-access-api';
import {
  addQuotation,
  type AddQuotationInput,
  containersText,
  type Lead,
  numberOfRevision,
  type Quotation,
  updateQuotation,
} from '@freightdesk/intl-shipment-contract';
import { addQuotationInput, quotationSchema } from '@freightdesk/intl-shipment-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, useRecordForm } from '@freightdesk/shared-ui/forms';
import { placesOf } from '../../fields/place-text';
import { chargesInWords, defaultsOf, partiesIn, startOf } from './quotation-defaults';
import { QuotationFields } from './quotation-fields';

interface AddQuotationDialogProps {
  /** Whose it is; null where a customer is chosen. */
  lead: Lead | null;
  onSaved: (quotation: Quotation) => void;
  onClose: () => void;
}

export function AddQuotationDialog({ lead, onSaved, onClose }: AddQuotationDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: addQuotationInput,
    startOf: () => startOf(lead),
    send: useSave(addQuotation),
  });
  return (
    <FormDialog
      {...saving}
      title={lead ? t('Quote {{name}}', { name: lead.companyName }) : t('Add quotation')}
      submitLabel={t('Save draft')}
      onSaved={(quotation) => {
        notify(t('{{number}} is added', { number: quotation.number }));
        onSaved(quotation);
      }}
      onClose={onClose}
      maxWidth="lg"
    >
      <QuotationFields form={form} lead={lead} quotation={null} />
    </FormDialog>
  );
}

export function EditQuotationDialog({ quotation, onClose }: { quotation: Quotation; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const number = numberOfRevision(quotation);
  const update = useSave(updateQuotation);
  const { form, saving, standing } = useRecordForm({
    schema: addQuotationInput,
    record: quotation,
    recordSchema: quotationSchema,
    goesOn: ({ status }) => status === 'DRAFT',
    startOf: defaultsOf,
    namesOf: (current) => [current.party, ...partiesIn(current), ...placesOf(current)],
    lists: [
      {
        path: 'alternatives',
        label: t('Charges'),
        textOf: (current) => chargesInWords(current, (days) => `${t('Transit days')} ${days}`),
      },
      {
        path: 'containers',
        label: t('Containers'),
        textOf: ({ containers }) => containersText(containers) || t('None'),
      },
    ],
    send: (input, { id, version }) => update({ ...changesOf(input), id, version }),
  });
  return (
    <FormDialog
      {...saving}
      title={t('Edit {{number}}', { number })}
      submitLabel={t('Save')}
      onSaved={() => notify(t('{{number}} is saved', { number }))}
      onClose={onClose}
      maxWidth="lg"
    >
      <QuotationFields form={form} lead={null} quotation={standing} />
    </FormDialog>
  );
}

/** Whose lead it is stays. */
function changesOf({ leadId: _leadId, charges: _charges, ...changes }: AddQuotationInput) {
  return changes;
}
