import { asStored, instant, rowShape } from '@freightdesk/shared-server-kit';
import { asShown, type SelectedInvoice } from './invoice-rows';

/** A row of the store as the contract shows it. */
export const invoiceShape = rowShape<SelectedInvoice>()({
  ...asStored(asShown),
  party: { id: 'partyId', name: 'partyName', gstin: 'partyGstin' },
  placeOfSupply: { stateCode: 'placeOfSupplyStateCode', why: 'placeOfSupplyWhy' },
  roundOff: 'roundsOff',
  exchangeRate: 'shownRate',
  issuedAt: instant('issuedAt'),
  irnAt: instant('irnAt'),
});
