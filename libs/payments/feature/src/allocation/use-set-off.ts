import { canSetOff, type Payment, tradeDirections } from '@freightdesk/payments-contract';
import { useOutstanding } from './use-outstanding';

/** Whether what a party owes back can be set against what it is owed by way of a payment of which nothing is left. */
export function useSetOff({ direction, status, party, currency, unallocatedMinor, refundOf }: Payment): boolean {
  const trade = tradeDirections.find((one) => one === direction);
  const isAsked = trade !== undefined && status === 'POSTED' && unallocatedMinor === 0 && refundOf === null;
  const { data: open = [] } = useOutstanding(trade ?? 'RECEIPT', isAsked ? party?.id : null);
  return isAsked && canSetOff(open, currency);
}
