import {
  divisorOf,
  type Docket,
  docketWeights,
  type DocketWeights,
  keepsDivisor,
} from '@freightdesk/domestic-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { getParty } from '@freightdesk/parties-contract';
import { useWatch } from '@freightdesk/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import type { DocketFieldsProps, DocketForm } from './docket-fields';
import { typedDecimal, typedDimensions } from './typed-goods';

/** A booked docket keeps its divisor until another party or mode is charged; else it is agreed, or usual for the mode. */
function useDivisor(form: DocketForm, docket: Docket | null): string {
  const [mode, partyId] = useWatch({ control: form.control, name: ['mode', 'billingPartyId'] });
  const kept = docket !== null && keepsDivisor(docket, { mode, billingPartyId: partyId }) ? docket : null;
  const { data: party } = useQuery({
    ...queryOf(getParty, { id: partyId ?? '' }),
    enabled: Boolean(partyId) && kept === null,
  });
  return kept?.volumetricDivisor ?? divisorOf(mode, party?.volumetricDivisor);
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
