import type { PurchaseInvoiceRow } from '@freightdesk/invoices-contract';
import type { SelectedPurchase } from './purchase-rows';

/** A row of the store as the contract shows it. */
export function toRow(row: SelectedPurchase): PurchaseInvoiceRow {
  const { partyId, partyName, partyGstin, placeOfSupplyStateCode, placeOfSupplyWhy, ...rest } = row;
  const { overdue: _filteredBy, postedAt, exchangeRate, ...scalars } = rest;
  return {
    ...scalars,
    party: { id: partyId, name: partyName, gstin: partyGstin },
    placeOfSupply: { stateCode: placeOfSupplyStateCode, why: placeOfSupplyWhy },
    exchangeRate: row.currency === 'INR' ? null : exchangeRate,
    postedAt: postedAt?.toISOString() ?? null,
  };
}
