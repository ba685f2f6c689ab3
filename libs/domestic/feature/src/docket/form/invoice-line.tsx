import { type DocketStatus, type EwayBilled, ewayBillValidUntil } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import {
  AmountInput,
  DateInput,
  InstantInput,
  LineRow,
  RemoveLine,
  SwitchInput,
  TextInput,
  useFieldArray,
  useToldHere,
  useWatch,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { get } from 'react-hook-form';
import { EwayBillChip } from '../../eway-bill/eway-bill-chip';
import { EwayBillInput } from './eway-bill-input';
import { ValidityExplained } from '../../eway-bill/validity-explained';
import { type DocketForm, typedBill } from './docket-form';

/** What is wrong with the extensions of a bill as a whole, such as one outside its hours. */
function ExtensionsProblem({ form, index }: { form: DocketForm; index: number }) {
  const { t } = useTranslation();
  const path = `invoices.${index}.extensions`;
  useToldHere(form, path);
  const problem: unknown = get(form.formState.errors, `${path}.message`);
  return typeof problem === 'string' && <FormHelperText error>{t(problem)}</FormHelperText>;
}

interface ExtensionLinesProps {
  form: DocketForm;
  index: number;
  bill: EwayBilled;
}

/** Extensions as the portal granted them; offered once the bill has an end that can be put off. */
function ExtensionLines({ form, index, bill }: ExtensionLinesProps) {
  const { t } = useTranslation();
  const name = `invoices.${index}.extensions` as const;
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  if (fields.length === 0 && ewayBillValidUntil(bill) === null) return null;
  return (
    <>
      {fields.map((field, line) => (
        <LineRow
          key={field.id}
          label={t('Extension, line {{line}}', { line: line + 1 })}
          columns="repeat(2, minmax(0, 1fr))"
          from="sm"
          onPhone={1}
          onRemove={() => remove(line)}
        >
          <InstantInput form={form} name={`${name}.${line}.at`} />
          <InstantInput form={form} name={`${name}.${line}.validUntil`} />
        </LineRow>
      ))}
      <ExtensionsProblem form={form} index={index} />
      <Button
        size="small"
        startIcon={<AddIcon />}
        onClick={() => append({ at: '', validUntil: '' })}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('Add extension')}
      </Button>
    </>
  );
}

interface InvoiceLineProps {
  form: DocketForm;
  index: number;
  status: DocketStatus;
  docketId: string | undefined;
  onRemove: () => void;
}

const fieldsLook = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
};

/** One invoice with its e-way bill; until when that is valid follows from what is typed. */
export function InvoiceLine({ form, index, status, docketId, onRemove }: InvoiceLineProps) {
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
        <RemoveLine label={label} onClick={onRemove} />
      </Stack>
      <Stack spacing={2}>
        <Box sx={fieldsLook}>
          <TextInput form={form} name={`invoices.${index}.number`} />
          <DateInput form={form} name={`invoices.${index}.date`} />
          <AmountInput form={form} name={`invoices.${index}.valuePaise`} />
          <EwayBillInput form={form} index={index} docketId={docketId} />
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
