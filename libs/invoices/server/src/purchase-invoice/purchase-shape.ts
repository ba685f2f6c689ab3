import { asStored, instant, rowShape } from '@freightdesk/shared-server-kit';
import { asShown, type SelectedPurchase } from './purchase-rows';

/** A row of the store as the contract shows it. */
export const purchaseShape = rowShape<SelectedPurchase>()({
  ...asStored(asShown),
  party: { id: 'partyId', name: 'partyName', gstin: 'partyGstin' },
  placeOfSupply: { stateCode: 'placeOfSupplyStateCode', why: 'placeOfSupplyWhy' },
  exchangeRate: 'shownRate',
  postedAt: instant('postedAt'),
});
