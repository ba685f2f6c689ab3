import type { PurchaseSides } from '@freightdesk/invoices-contract';
import { type ChosenSides, useTradingSides } from '../../document/use-trading-sides';

/** Who sells to which of our registrations, as far as it is chosen. */
export function usePurchaseSides(chosen: ChosenSides) {
  const { own, other, party, branches } = useTradingSides(chosen);
  const stateCode = own?.stateCode;
  const sides: PurchaseSides | null =
    other && stateCode ? { vendor: other, recipient: { gstin: own.gstin, stateCode } } : null;
  return { sides, party, branches };
}
