import type { SaleSides } from '@freightdesk/invoices-contract';
import { type ChosenSides, useTradingSides } from '../../document/use-trading-sides';

/** Who supplies to whom, as far as it is chosen. */
export function useSaleSides(chosen: ChosenSides) {
  const { own, other, party, branches } = useTradingSides(chosen);
  const sides: SaleSides | null = other && own.stateCode ? { supplierState: own.stateCode, recipient: other } : null;
  return { sides, party, branches, isRegistered: own.gstin !== null };
}
