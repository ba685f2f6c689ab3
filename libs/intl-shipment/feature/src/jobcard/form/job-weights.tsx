import { type AddJobcardInput, jobWeights } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type SchemaForm, useWatch } from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';

type Line = NonNullable<AddJobcardInput['packages']>[number];

const isDecimal = (text: string | null | undefined): boolean => /^\d+(\.\d+)?$/.test(text ?? '');

/** A line that is typed to its end; others do not weigh yet. */
const isWhole = ({ quantity, lengthCm, widthCm, heightCm, grossKg }: Line): boolean =>
  Number.isInteger(quantity) && [lengthCm, widthCm, heightCm, grossKg].every(isDecimal);

/** What the packages weigh as they are typed, by the rule that the server counts with. */
export function JobWeights({ form }: { form: SchemaForm<AddJobcardInput> }) {
  const { t } = useTranslation();
  const [mode, packages = []] = useWatch({ control: form.control, name: ['mode', 'packages'] });
  const { grossKg, chargeableKg } = jobWeights({ mode, packages: packages.filter(isWhole) });
  if (grossKg === null) return null;
  return (
    <Typography variant="body2" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {t('Gross {{kg}} kg', { kg: grossKg })}
      {chargeableKg !== null && ` · ${t('Chargeable {{kg}} kg', { kg: chargeableKg })}`}
    </Typography>
  );
}
