import { queryOf } from '@freightdesk/data-access-api';
import {
  type AddQuotationInput,
  boxesIn,
  listRateSheets,
  type OfferOrder,
  type RateOffer,
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
}

/** What vendors ask on the lane and day of a quotation, as far as it is typed. */
export function useRateOffers(form: SchemaForm<AddQuotationInput>, { goods, order, rates }: OffersAsked): Offers {
  const names = ['date', 'mode', 'originLocode', 'destinationLocode'] as const;
  const [date, mode, originLocode, destinationLocode] = useWatch({ control: form.control, name: [...names] });
  const lane = { mode: mode ?? '', originLocode: originLocode ?? '', destinationLocode: destinationLocode ?? '' };
  const hasLane = Boolean(date && mode && originLocode && destinationLocode);
  const asked = { ...lane, active: 'true', startsBy: date, endsFrom: date, pageSize: 100 };
  const { data, isFetching } = useQuery({ ...queryOf(listRateSheets, asked), enabled: hasLane });
  const known = {
    chargeableKg: figure(goods.chargeableKg),
    revenueTons: figure(goods.revenueTons),
    containers: boxesIn(goods.boxes),
  };
  const terms = { ...lane, date: date ?? '', goods: known };
  const offers = hasLane && data ? rateOffers(data.data, terms, rates, order) : [];
  return { hasLane, isReading: isFetching && !data, offers };
}
