import {
  array,
  businessDate,
  id,
  type InferType,
  minorUnits,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';
import { type CurrencyCode, currencyCodes } from '@freightdesk/shared-money';

/** What the party of a document paid ahead, or was paid, and no document took yet; in the document's currency. */
export const unallocatedSchema = array(
  record({
    id: id().required(),
    number: string().required(),
    date: businessDate().required(),
    currency: string<CurrencyCode>().oneOf(currencyCodes).required(),
    unallocatedMinor: minorUnits().required(),
  }).required(),
).required();
export type Unallocated = InferType<typeof unallocatedSchema>;

export const unallocatedQuery = record({ partyId: id().required() });
export type UnallocatedQuery = InferType<typeof unallocatedQuery>;
