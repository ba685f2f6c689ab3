import { id, type InferType, record } from '@freightdesk/shared-endpoint/schema';

export const purchasePdfQuery = record({
  id: id().required(),
  /** A payment of the bill whose voucher is asked for: a vendor without GSTIN is given one under reverse charge. */
  paymentId: id(),
});
export type PurchasePdfQuery = InferType<typeof purchasePdfQuery>;
