import { useSave } from '@freightdesk/data-access-api';
import {
  allocatePayment,
  allocationProblems,
  type AllocatePaymentInput,
  type Payment,
  type TradeDirection,
} from '@freightdesk/payments-contract';
import { allocatePaymentInput, paymentSchema } from '@freightdesk/payments-contract/schema';
import { useRecordForm } from '@freightdesk/shared-ui/forms';
import { useEffect, useRef, useState } from 'react';
import { allocationsOf, type Amounts, fieldOnForm } from './amounts';
import { schemaOverAmounts } from './schema-over-amounts';
import { useKnownOutstanding, useSendAllocations } from './use-outstanding';

export interface AllocateForm {
  amounts: Amounts;
}

/** The form of an advance's allocation, held against the rules with what is left of the payment as it stands. */
function useAmounts(payment: Payment, direction: TradeDirection) {
  const knownOutstanding = useKnownOutstanding();
  const standing = useRef(payment);
  const partyId = payment.party?.id ?? '';
  const outstanding = () => knownOutstanding({ partyId, direction });
  const inputOf = ({ amounts }: AllocateForm): AllocatePaymentInput => {
    const { id, version, currency } = standing.current;
    const invoices = outstanding().filter((invoice) => invoice.currency === currency);
    return { id, version, allocations: allocationsOf(amounts, invoices) };
  };
  const [schema] = useState(() =>
    schemaOverAmounts<AllocateForm, AllocatePaymentInput>({
      schema: allocatePaymentInput,
      inputOf,
      problemsOf: ({ allocations }) => {
        const { currency, unallocatedMinor } = standing.current;
        const invoices = outstanding();
        return allocationProblems({ partyId, currency, allocatableMinor: unallocatedMinor, allocations, invoices });
      },
      fieldOf: (field, { allocations }) => fieldOnForm(field, allocations),
    }),
  );
  return { schema, inputOf, standing };
}

/** The form, and how it is sent: also where somebody else allocated of the same payment meanwhile. */
export function useAllocateForm(payment: Payment, direction: TradeDirection) {
  const { schema, inputOf, standing: checked } = useAmounts(payment, direction);
  const allocate = useSave(allocatePayment);
  const sendAllocations = useSendAllocations();
  const { form, saving, standing } = useRecordForm({
    schema,
    record: payment,
    recordSchema: paymentSchema,
    startOf: () => ({ amounts: {} }),
    send: (values) => {
      const input = inputOf(values);
      return sendAllocations(
        (field) => fieldOnForm(field, input.allocations),
        () => allocate(input),
      );
    },
  });
  useEffect(() => {
    checked.current = standing;
  }, [checked, standing]);
  return { form, saving, standing };
}
