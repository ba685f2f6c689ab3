import {
  businessDate,
  id,
  type InferType,
  minorUnits,
  record,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { type CurrencyCode, currencyCodes } from '@freightdesk/shared-money';
import { type TransferStatus, transferStatuses } from './transfer.kinds';

export const transferInput = record({
  fromBankId: id().label('From').required(),
  toBankId: id().label('To').required(),
  amountMinor: minorUnits().label('Amount').required().min(1, 'Enter an amount above zero.'),
  toAmountMinor: minorUnits().label('Amount that arrives').min(1, 'Enter an amount above zero.'),
  date: businessDate().label('Date').required(),
  reference: string().label('Reference').max(60),
});
export type TransferInput = InferType<typeof transferInput>;

export const reverseTransferInput = versioned({ reason: string().label('Reason').min(3).max(500).required() });
export type ReverseTransferInput = InferType<typeof reverseTransferInput>;

/** A bank as a transfer names it: what moves there is in its currency. */
const side = () =>
  record({
    id: id().required(),
    name: string().required(),
    currency: string<CurrencyCode>().oneOf(currencyCodes).required(),
  }).required();

export const transferSchema = record({
  id: id().required(),
  number: string().required(),
  status: string<TransferStatus>().oneOf(transferStatuses).required(),
  date: businessDate().required(),
  fromBankId: id().required(),
  toBankId: id().required(),
  from: side(),
  to: side(),
  /** What left, in the currency of the giving bank, and what arrived, in that of the other. */
  amountMinor: minorUnits().required(),
  toAmountMinor: minorUnits().required(),
  reference: string().nullable().defined(),
  reverseReason: string().nullable().defined(),
  version: version().required(),
});
export type Transfer = InferType<typeof transferSchema>;
