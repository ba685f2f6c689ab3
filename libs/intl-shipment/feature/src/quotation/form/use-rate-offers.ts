import { queryOf } from '@freightdesk/data-access-api';
import {
  type AddQuotationInput,
  boxesIn,
  listRateSheets,
  type OfferOrder,
  type RateOffer,
  type RateSheet,
  rateOffers,
} from '@freightdesk/intl-shipment-contract';
import { type SchemaForm, useWatch } from '@freightdesk/shared-ui/forms';
import type { DatedRates } from '@freightdesk/tax-contract';
import { useQuery } from '@tanstack/react-query';

/** What is said of the goods that an offer is counted by; half typed or whole. */
export interface TypedGoods {
  chargeableKg: string;
  revenueTons: string;
  boxes: string;
}

const figure = (text: string): string | null => (/^\d{1,9}(\.\d{1,4})?$/.test(text.trim()) ? text.trim() : null);

export interface OffersAsked {
  goods: TypedGoods;
  order: OfferOrder;
  rates: DatedRates;
}

interface Offers {
  /** Without both codes nothing can be looked for. */
  hasLane: boolean;
  isReading: boolean;
  offers: readonly RateOffer[];
  /** There are sheets in force; without offers, none of them prices all that is carried. */
  isPriced: boolean;
  /** Where none is in force, the one that was last. */
  ended: RateSheet | undefined;
}

/** The sheet of a lane that ended last, asked for where none is in force. */
function useEnded(lane: object, date: string, isAsked: boolean): RateSheet | undefined {
  const query = queryOf(listRateSheets, { ...lane, active: 'true', sort: '-validUntil', pageSize: 1 });
  const { data } = useQuery({ ...query, enabled: isAsked });
  const [last] = data?.data ?? [];
  return isAsked && last && last.validUntil < date ? last : undefined;
}

/** Between which places, how and on which day; a member is empty until it is typed. */
function useLane({ control }: SchemaForm<AddQuotationInput>) {
  const names = ['date', 'mode', 'originLocode', 'destinationLocode'] as const;
  const [date = '', mode = '', originLocode, destinationLocode] = useWatch({ control, name: [...names] });
  const lane = { mode, originLocode: originLocode ?? '', destinationLocode: destinationLocode ?? '' };
  return { date, lane, hasLane: [date, ...Object.values(lane)].every((one) => one !== '') };
}

const inFigures = ({ chargeableKg, revenueTons, boxes }: TypedGoods) => ({
  chargeableKg: figure(chargeableKg),
  revenueTons: figure(revenueTons),
  containers: boxesIn(boxes),
});

/** What vendors ask on the lane and day of a quotation, as far as it is typed. */
export function useRateOffers(form: SchemaForm<AddQuotationInput>, { goods, order, rates }: OffersAsked): Offers {
  const { date, lane, hasLane } = useLane(form);
  const asked = { ...lane, active: 'true', startsBy: date, endsFrom: date, pageSize: 100 };
  const { data, isFetching } = useQuery({ ...queryOf(listRateSheets, asked), enabled: hasLane });
  const inForce = hasLane ? data?.data : undefined;
  const isPriced = inForce !== undefined && inForce.length > 0;
  const offers = rateOffers(inForce ?? [], { ...lane, date, goods: inFigures(goods) }, rates, order);
  const ended = useEnded(lane, date, inForce !== undefined && !isPriced);
  return { hasLane, isReading: isFetching && !data, offers, isPriced, ended };
}
