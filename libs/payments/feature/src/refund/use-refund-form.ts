import { useSave } from '@freightdesk/data-access-api';
import {
  missingReference,
  type Payment,
  refundPayment,
  type RefundPaymentInput,
  refundProblems,
  usualModeAt,
} from '@freightdesk/payments-contract';
import { paymentSchema, refundPaymentInput } from '@freightdesk/payments-contract/schema';
import { systemClock } from '@freightdesk/shared-calendar';
import { betweenFields } from '@freightdesk/shared-endpoint/schema';
import { useMeantDate, useRecordForm } from '@freightdesk/shared-ui/forms';
import { useEffect, useRef, useState } from 'react';
import type { PaymentStart } from '../form/use-payment-start';

/** The form of a refund, held against the rules with what is left of the receipt as it stands: all of it, from the bank that it came into. */
export function useRefundForm(payment: Payment, banks: PaymentStart['banks']) {
  const checked = useRef(payment);
  const [schema] = useState(() =>
    refundPaymentInput.test(
      'rules',
      betweenFields<RefundPaymentInput>((input) => [
        ...missingReference(input),
        ...refundProblems(checked.current, input),
      ]),
    ),
  );
  const refund = useSave(refundPayment);
  const meantDate = useMeantDate();
  const bank = banks.find(({ id }) => id === payment.bank.id) ?? banks.find(({ isDefault }) => isDefault);
  const { form, saving, standing } = useRecordForm({
    schema,
    record: payment,
    recordSchema: paymentSchema,
    startOf: ({ id, version, unallocatedMinor }) => ({
      ...{ id, version, bankId: bank?.id, date: systemClock.today(), amountMinor: unallocatedMinor },
      mode: usualModeAt(bank ?? { accountType: 'CURRENT' }),
    }),
    send: async (input) => {
      await meantDate(input.date);
      return refund(input);
    },
  });
  useEffect(() => {
    checked.current = standing;
  }, [standing]);
  return { form, saving, standing };
}
