import type { DocketStatus } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import {
  AmountInput,
  DateInput,
  InstantInput,
  SwitchInput,
  TextInput,
  useWatch,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EwayBillChip } from '../../eway-bill/eway-bill-chip';
import { ValidityExplained } from '../../eway-bill/validity-explained';
import type { DocketForm } from './docket-fields';
import { ExtensionLines } from './extension-lines';
import { RemoveButton } from './remove-button';
import { typedBill } from './typed-goods';

interface InvoiceLineProps {
  form: DocketForm;
  index: number;
  status: DocketStatus;
  onRemove: () => void;
}

const fieldsLook = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
};

/** One invoice with its e-way bill; until when that is valid follows from what is typed. */
export function InvoiceLine({ form, index, status, onRemove }: InvoiceLineProps) {
  const { t } = useTranslation();
  const line = useWatch({ control: form.control, name: `invoices.${index}` });
  const label = t('Invoice, line {{line}}', { line: index + 1 });
  // A line that was just removed has no value any more.
  if (!line) return null;
  const bill = typedBill(line);
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, padding: 2 }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, marginBlockEnd: 2 }}>
        <Typography variant="subtitle2" component="h3">
          {label}
        </Typography>
        {bill.valuePaise > 0 && <EwayBillChip bill={bill} status={status} />}
        <Box sx={{ flexGrow: 1 }} />
        <RemoveButton label={label} onClick={onRemove} />
      </Stack>
      <Stack spacing={2}>
        <Box sx={fieldsLook}>
          <TextInput form={form} name={`invoices.${index}.number`} />
          <DateInput form={form} name={`invoices.${index}.date`} />
          <AmountInput form={form} name={`invoices.${index}.valuePaise`} />
          <TextInput form={form} name={`invoices.${index}.ewayBillNumber`} hint={t('Twelve digits')} />
          <InstantInput form={form} name={`invoices.${index}.ewayBillAt`} />
          <WholeNumberInput form={form} name={`invoices.${index}.distanceKm`} />
        </Box>
        <SwitchInput form={form} name={`invoices.${index}.overDimensional`} />
        <ValidityExplained bill={bill} status={status} />
        <ExtensionLines form={form} index={index} bill={bill} />
      </Stack>
    </Box>
  );
}
