import { queryOf } from '@freightdesk/data-access-api';
import { getTdsSoFar, type PurchaseSides, type TdsSoFarAnswer } from '@freightdesk/invoices-contract';
import { isBusinessDate } from '@freightdesk/shared-calendar';
import { useQuery } from '@tanstack/react-query';
import { type ChosenSides, useTradingSides } from '../../document/use-trading-sides';
import { saidNature, type TdsChoice } from './use-purchase-form';

/** Who sells to which of our registrations, as far as it is chosen. */
export function usePurchaseSides(chosen: ChosenSides) {
  const { own, other, party, branches } = useTradingSides(chosen);
  const stateCode = own?.stateCode;
  const sides: PurchaseSides | null =
    other && stateCode ? { vendor: other, recipient: { gstin: own.gstin, stateCode } } : null;
  return { vendor: other, sides, party, branches };
}

interface Taxed {
  partyId?: string | undefined;
  date?: string | undefined;
  tdsNature?: TdsChoice | undefined;
}

/** What the vendor's year has so far, as the threshold of the chosen nature counts it; null until it is known. */
export function useTdsSoFar({ partyId = '', date = '', tdsNature = 'OWN' }: Taxed): TdsSoFarAnswer | null {
  const said = saidNature(tdsNature);
  const nature = said ? { tdsNature: said } : {};
  const enabled = partyId !== '' && isBusinessDate(date);
  return useQuery({ ...queryOf(getTdsSoFar, { partyId, date, ...nature }), enabled }).data ?? null;
}
