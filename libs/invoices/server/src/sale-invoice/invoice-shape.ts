import type { SaleInvoiceRow } from '@freightdesk/invoices-contract';
import type { SelectedInvoice } from './invoice-rows';

/** A row of the store as the contract shows it. */
export function toRow(row: SelectedInvoice): SaleInvoiceRow {
  const { partyId, partyName, partyGstin, placeOfSupplyStateCode, placeOfSupplyWhy, roundsOff, ...rest } = row;
  const { overdue: _filteredBy, issuedAt, exchangeRate, ...scalars } = rest;
  return {
    ...scalars,
    party: { id: partyId, name: partyName, gstin: partyGstin },
    placeOfSupply: { stateCode: placeOfSupplyStateCode, why: placeOfSupplyWhy },
    roundOff: roundsOff,
    exchangeRate: row.currency === 'INR' ? null : exchangeRate,
    // Debit notes, which are against an invoice, can't be made yet.
    againstInvoiceId: null,
    issuedAt: issuedAt?.toISOString() ?? null,
  };
}
