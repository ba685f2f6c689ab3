import { lacksEwayBill } from '@freightdesk/domestic-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { SectionCard } from '@freightdesk/shared-ui';
import { useFieldArray, useWatch } from '@freightdesk/shared-ui/forms';
import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type DocketFieldsProps, type DocketForm, newInvoice, typedBill } from './docket-form';
import { InvoiceLine } from './invoice-line';

/** Said as soon as the goods need a bill: it is asked for again when they are picked up. */
function EwayBillNeeded({ form }: { form: DocketForm }) {
  const { t } = useTranslation();
  const [declared, lines] = useWatch({ control: form.control, name: ['declaredValuePaise', 'invoices'] });
  const declaredValuePaise = Number.isSafeInteger(declared) ? declared : null;
  if (!lacksEwayBill({ declaredValuePaise, invoices: (lines ?? []).map(typedBill) })) return null;
  return (
    <Alert severity="warning">
      {t('Goods worth more than ₹ 50,000 need an e-way bill before they are picked up.')}
    </Alert>
  );
}

/** The invoices that travel with the goods, and their e-way bills. */
export function InvoiceSection({ form, docket }: DocketFieldsProps) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'invoices' });
  const add = (
    <Button startIcon={<AddIcon />} onClick={() => append(newInvoice(systemClock.today()))}>
      {t('Add invoice')}
    </Button>
  );
  return (
    <SectionCard title={t('Invoices and e-way bills')} action={add}>
      <Stack spacing={2}>
        <EwayBillNeeded form={form} />
        {fields.length === 0 && <Typography color="textSecondary">{t('No invoices are listed yet.')}</Typography>}
        {fields.map((field, index) => (
          <InvoiceLine
            key={field.id}
            form={form}
            index={index}
            status={docket?.status ?? 'DRAFT'}
            docketId={docket?.id}
            onRemove={() => remove(index)}
          />
        ))}
      </Stack>
    </SectionCard>
  );
}
