import { allocatedMinor, amountText, type TradeDirection } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useConfirm } from '@freightdesk/shared-ui';
import { ToldRefusal } from '@freightdesk/shared-ui/forms';
import { paymentWords } from '../payment-words.data';
import type { PaymentTerms } from './payment-form';

/** Asks whether what settles nothing is meant as an advance while invoices are open; ends the saving where it is not. */
export function useMeantRest(direction: TradeDirection): (terms: PaymentTerms) => Promise<void> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return async ({ allocatableMinor, allocations, invoices, currency }) => {
    const restMinor = allocatableMinor - allocatedMinor(allocations);
    if (restMinor <= 0 || invoices.length === 0) return;
    const isMeant = await confirm({
      title: t('Keep {{amount}} as an advance?', { amount: amountText(restMinor, currency) }),
      text: t(paymentWords[direction].restText),
      confirmLabel: t('Keep as an advance'),
    });
    if (!isMeant) throw new ToldRefusal('The advance was not meant.');
  };
}
