import type { AddPaymentInput } from '@freightdesk/payments-contract';
import { addPaymentInput } from '@freightdesk/payments-contract/schema';
import { systemClock } from '@freightdesk/shared-calendar';
import { useSchemaForm } from '@freightdesk/shared-ui/forms';
import { useState } from 'react';
import { schemaOverAmounts } from '../allocation/schema-over-amounts';
import { useKnownOutstanding } from '../allocation/use-outstanding';
import { newReceipt, type ReceiptForm, receiptProblems, receiptInputOf } from './receipt-form';
import type { ReceiptStart } from './use-receipt-start';

/** The form of a new receipt, and what it says as the server takes it. */
export function useReceiptForm(start: ReceiptStart) {
  const knownOutstanding = useKnownOutstanding();
  const inputOf = (form: ReceiptForm): AddPaymentInput => receiptInputOf(form, knownOutstanding(form.partyId));
  const [schema] = useState(() =>
    schemaOverAmounts<ReceiptForm, AddPaymentInput>({
      schema: addPaymentInput,
      inputOf,
      problemsOf: (input) => receiptProblems(input, knownOutstanding(input.partyId)),
    }),
  );
  const { banks, party, invoice } = start;
  const defaults = newReceipt({ banks, partyId: party?.id ?? null, invoice, today: systemClock.today() });
  return { form: useSchemaForm(schema, defaults), inputOf };
}
