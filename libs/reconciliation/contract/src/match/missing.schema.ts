import { type PaymentMode, paymentModes } from '@freightdesk/payments-contract';
import { boolean, decimalText, id, type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import { isForAccount, isOfParty, type MissingKind, missingKinds, type WithinGst, withinGst } from './missing.rules';

/** What a person says of a line that the books lack; the server takes the payment that is made of it. */
export const missingInput = record({
  kind: string<MissingKind>().label('What it is').oneOf(missingKinds).required(),
  reference: string().label('Reference').max(100),
  mode: string<PaymentMode>().label('Mode').oneOf(paymentModes).required(),
  accountCode: string()
    .label('Account')
    .max(10)
    .test('needed', 'Choose the account.', (code, { parent }) => !isForAccount(parent.kind) || Boolean(code)),
  partyId: id()
    .label('Party')
    .test('needed', 'Choose the party.', (partyId, { parent }) => !isOfParty(parent.kind) || Boolean(partyId)),
  exchangeRate: decimalText({ digits: 6 }).label('Exchange rate'),
  gst: string<WithinGst>().label('GST within the amount').oneOf(withinGst).required(),
  settles: boolean().label('Settle the invoices that it names, then the oldest').required(),
});
export type MissingInput = InferType<typeof missingInput>;
