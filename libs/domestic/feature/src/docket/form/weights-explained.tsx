import { useTranslation } from '@freightdesk/shared-i18n';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DocketFieldsProps } from './docket-fields';
import { useDocketWeights } from './use-docket-weights';

/** The weight that is charged, and why that one. */
export function WeightsExplained(props: DocketFieldsProps) {
  const { t } = useTranslation();
  const { volumetricKg, chargeableKg, divisor, decidedBy } = useDocketWeights(props);
  const reasons = {
    actual: t('The actual weight is charged: nothing else comes to more.'),
    volumetric: t('The volumetric weight is charged, because it is the most.'),
    minimum: t('The minimum of the tariff is charged, because it is the most.'),
  };
  return (
    <Box role="status" sx={{ padding: 2, borderRadius: 1, backgroundColor: 'action.hover' }}>
      <Typography variant="subtitle2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {chargeableKg === null
          ? t('The chargeable weight is known once the goods are weighed.')
          : t('Chargeable {{kg}} kg', { kg: chargeableKg })}
      </Typography>
      {decidedBy && <Typography variant="body2">{reasons[decidedBy]}</Typography>}
      {volumetricKg !== null && (
        <Typography variant="body2" color="textSecondary">
          {t('Volumetric {{kg}} kg: cubic centimetres divided by {{divisor}}.', { kg: volumetricKg, divisor })}
        </Typography>
      )}
    </Box>
  );
}
