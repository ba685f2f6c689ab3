import {
  array,
  boolean,
  businessDate,
  id,
  type InferType,
  minorUnits,
  number,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';
import { currencyCodes } from '@freightdesk/shared-money';

/** A customer with charges that no document has billed, drafts counted in. */
export const unbilledCustomerSchema = record({
  /** The customer's. */
  id: id().required(),
  name: string().required(),
  charges: number().integer().required(),
  /** How many jobs and dockets they are of. */
  records: number().integer().required(),
  /** In rupees, as far as a rate of their currency was known. */
  totalPaise: minorUnits().required(),
  /** What they were agreed in: each makes a draft of its own. */
  currencies: array(string().oneOf(currencyCodes).required()).required(),
  /** When the oldest of them was written down. */
  since: businessDate().required(),
  /** Nothing is issued without an administrator's approval. */
  isOnHold: boolean().required(),
});
export type UnbilledCustomer = InferType<typeof unbilledCustomerSchema>;

export const billCustomerInput = record({
  partyId: id().required(),
  date: businessDate().label('Date').required(),
});
export type BillCustomerInput = InferType<typeof billCustomerInput>;

/** The drafts that were made, and how many charges must wait. */
export const billedCustomerSchema = record({
  drafts: array(
    record({
      id: id().required(),
      kind: string().required(),
      currency: string().required(),
      totalPaise: minorUnits().required(),
    }),
  ).required(),
  held: number().integer().required(),
});
export type BilledCustomer = InferType<typeof billedCustomerSchema>;
