import {
  divisorOf,
  type Docket,
  docketWeights,
  type DocketWeights,
  keepsDivisor,
} from '@freightdesk/domestic-contract';
import { useAgreedDivisor } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useWatch } from '@freightdesk/shared-ui/forms';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type DocketFieldsProps, type DocketForm, typedDecimal, typedDimensions } from './docket-form';

/** A booked docket keeps its divisor until another party or mode is charged; else it is agreed, or usual for the mode. */
function useDivisor(form: DocketForm, docket: Docket | null): string {
  const [mode, partyId] = useWatch({ control: form.control, name: ['mode', 'billingPartyId'] });
  const kept = docket !== null && keepsDivisor(docket, { mode, billingPartyId: partyId }) ? docket : null;
  const agreed = useAgreedDivisor(kept === null ? partyId : null);
  return kept?.volumetricDivisor ?? divisorOf(mode, agreed);
}

interface ChargedWeights extends DocketWeights {
  divisor: string;
  /** Which of the weights is charged; null until one is. */
  decidedBy: 'actual' | 'volumetric' | 'minimum' | null;
}

/** What the goods weigh while they are typed, by the rule that the server counts with. */
export function useDocketWeights({ form, docket }: DocketFieldsProps): ChargedWeights {
  const divisor = useDivisor(form, docket);
  const [actual, minimum, lines] = useWatch({ control: form.control, name: ['actualKg', 'minimumKg', 'dimensions'] });
  const actualKg = typedDecimal(actual);
  const goods = { actualKg, minimumKg: typedDecimal(minimum), dimensions: typedDimensions(lines ?? []), divisor };
  const weights = docketWeights(goods);
  const { chargeableKg: alone } = docketWeights({ actualKg, dimensions: [], divisor });
  return { ...weights, divisor, decidedBy: decidedBy(weights, alone) };
}

function decidedBy({ volumetricKg, chargeableKg }: DocketWeights, actualKg: string | null) {
  if (chargeableKg === null) return null;
  if (chargeableKg === actualKg) return 'actual';
  return chargeableKg === volumetricKg ? 'volumetric' : 'minimum';
}

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
