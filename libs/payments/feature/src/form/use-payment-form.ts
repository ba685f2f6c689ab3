import { useSave } from '@freightdesk/data-access-api';
import { addPayment, missingReference, type TradeInput, usualModeAt } from '@freightdesk/payments-contract';
import { tradeInput } from '@freightdesk/payments-contract/schema';
import { systemClock } from '@freightdesk/shared-calendar';
import { type SchemaForm, useMeantDate, useRecordForm } from '@freightdesk/shared-ui/forms';
import { useEffect, useRef, useState } from 'react';
import { fieldOnForm } from '../allocation/amounts';
import { schemaOverAmounts } from '../allocation/schema-over-amounts';
import { useKnownOutstanding, useSendAllocations } from '../allocation/use-outstanding';
import { newPayment, type PaymentForm, paymentProblemsOf, paymentInputOf, paymentTerms } from './payment-form';
import { useMeantRest } from './use-meant-rest';
import type { PaymentStart } from './use-payment-start';

/** The form of a new payment, and how it is sent as the server takes it. */
export function usePaymentForm(start: PaymentStart) {
  const knownOutstanding = useKnownOutstanding();
  const inputOf = (form: PaymentForm): TradeInput => paymentInputOf(form, knownOutstanding(form));
  const [schema] = useState(() =>
    schemaOverAmounts<PaymentForm, TradeInput>({
      schema: tradeInput,
      inputOf,
      problemsOf: (input) => [...missingReference(input), ...paymentProblemsOf(input, knownOutstanding(input))],
      fieldOf: (field, { allocations }) => fieldOnForm(field, allocations),
    }),
  );
  const { direction, banks, party, invoice, from } = start;
  const meantDate = useMeantDate();
  const meantRest = useMeantRest(direction);
  const sendAllocations = useSendAllocations();
  const add = useSave(addPayment);
  const payment = useRecordForm({
    schema,
    startOf: () =>
      newPayment({ direction, banks, partyId: party?.id ?? null, invoice, from, today: systemClock.today() }),
    send: async (filled) => {
      const input = inputOf(filled);
      await meantRest(paymentTerms(filled, knownOutstanding(filled)));
      await meantDate(input.date);
      return sendAllocations(
        (field) => fieldOnForm(field, input.allocations),
        () => add(input),
      );
    },
  });
  useModeOfBank(payment.form, banks);
  return payment;
}

/** Another kind of bank is another mode; what was chosen stays while the kind does. */
function useModeOfBank(form: SchemaForm<PaymentForm>, banks: PaymentStart['banks']): void {
  const { setValue } = form;
  const bankId = form.watch('bankId');
  const bank = banks.find(({ id }) => id === bankId);
  const mode = bank && usualModeAt(bank);
  const former = useRef(mode);
  useEffect(() => {
    if (mode !== undefined && former.current !== undefined && mode !== former.current) setValue('mode', mode);
    former.current = mode;
  }, [mode, setValue]);
}
