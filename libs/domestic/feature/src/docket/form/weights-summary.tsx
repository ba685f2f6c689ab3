import { useTranslation } from '@freightdesk/shared-i18n';
import Typography from '@mui/material/Typography';
import type { DocketFieldsProps } from './docket-fields';
import { useDocketWeights } from './use-docket-weights';

/** The charged weight beside the buttons, in sight wherever one is in the form. */
export function WeightsSummary(props: DocketFieldsProps) {
  const { t } = useTranslation();
  const { chargeableKg } = useDocketWeights(props);
  if (chargeableKg === null) return null;
  return (
    <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {t('Chargeable {{kg}} kg', { kg: chargeableKg })}
    </Typography>
  );
}
