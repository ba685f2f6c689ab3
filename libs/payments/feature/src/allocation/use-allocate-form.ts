import { allocationFlaws, type AllocatePaymentInput, type Payment } from '@freightdesk/payments-contract';
import { allocatePaymentInput } from '@freightdesk/payments-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useSchemaForm } from '@freightdesk/shared-ui/forms';
import { useState } from 'react';
import { allocationsOf, type Amounts } from './amounts';
import { schemaOverAmounts } from './schema-over-amounts';
import { useKnownOutstanding } from './use-outstanding';

export interface AllocateForm {
  amounts: Amounts;
}

/** The form of an advance's allocation, and what it says as the server takes it. */
export function useAllocateForm({ id, version, party, currency, unallocatedMinor }: Payment) {
  const { t } = useTranslation();
  const knownOutstanding = useKnownOutstanding();
  const partyId = party?.id ?? '';
  const inputOf = ({ amounts }: AllocateForm): AllocatePaymentInput => {
    const invoices = knownOutstanding(partyId).filter((invoice) => invoice.currency === currency);
    return { id, version, allocations: allocationsOf(amounts, invoices) };
  };
  const [schema] = useState(() =>
    schemaOverAmounts<AllocateForm, AllocatePaymentInput>({
      schema: allocatePaymentInput,
      inputOf,
      flawsOf: ({ allocations }) => {
        const invoices = knownOutstanding(partyId);
        return allocationFlaws({ partyId, currency, allocatableMinor: unallocatedMinor, allocations, invoices });
      },
      translate: t,
    }),
  );
  return { form: useSchemaForm(schema, { amounts: {} }), inputOf };
}
