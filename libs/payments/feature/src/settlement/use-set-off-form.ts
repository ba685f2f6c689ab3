import { useSave } from '@freightdesk/data-access-api';
import {
  type OutstandingInvoice,
  proposedSetOff,
  setOff,
  type SetOffInput,
  setOffProblems,
} from '@freightdesk/payments-contract';
import { setOffInput } from '@freightdesk/payments-contract/schema';
import { systemClock } from '@freightdesk/shared-calendar';
import { type SchemaForm, useMeantDate, useRecordForm } from '@freightdesk/shared-ui/forms';
import { useCallback, useEffect, useRef, useState } from 'react';
import { schemaOverAmounts } from '../allocation/schema-over-amounts';
import { useKnownOutstanding, useSendAllocations } from '../allocation/use-outstanding';
import { fieldOfSetOff, type Outstanding, type SetOffForm, setOffInputOf } from './set-off-form';

/** The form of a set-off, held against the rules with what is outstanding on both sides, and how it is sent. */
export function useSetOffForm(partyId: string | undefined) {
  const known = useKnownOutstanding();
  const outstandingOf = (of: { partyId: string }): Outstanding => ({
    sales: known({ partyId: of.partyId, direction: 'RECEIPT' }),
    bills: known({ partyId: of.partyId, direction: 'PAYMENT' }),
  });
  const inputOf = (form: SetOffForm): SetOffInput => setOffInputOf(form, outstandingOf(form));
  const [schema] = useState(() =>
    schemaOverAmounts<SetOffForm, SetOffInput>({
      schema: setOffInput,
      inputOf,
      problemsOf: (input) => setOffProblems(input, outstandingOf(input)),
      fieldOf: fieldOfSetOff,
    }),
  );
  const meantDate = useMeantDate();
  const sendAllocations = useSendAllocations();
  const send = useSave(setOff);
  return useRecordForm({
    schema,
    startOf: () => ({ partyId, date: systemClock.today(), currency: 'INR' as const, amounts: {} }),
    send: async (filled) => {
      const input = inputOf(filled);
      await meantDate(input.date);
      return sendAllocations(
        (field) => fieldOfSetOff(field, input),
        () => send(input),
      );
    },
  });
}

/** As much as stands on both sides, the oldest first: proposed as soon as a party and its currency are known, and anew when asked. */
export function useProposal(
  form: SchemaForm<SetOffForm>,
  {
    sales,
    bills,
  }: { sales: readonly OutstandingInvoice[] | undefined; bills: readonly OutstandingInvoice[] | undefined },
): () => void {
  const [partyId, currency] = form.watch(['partyId', 'currency']);
  const propose = useCallback(() => {
    if (!sales || !bills) return;
    const found = proposedSetOff({ sales, bills }, currency);
    const parts = [...found.sales, ...found.bills];
    for (const { id } of [...sales, ...bills]) {
      const part = parts.find(({ invoiceId }) => invoiceId === id);
      form.setValue(`amounts.${id}`, part?.amountMinor ?? null, { shouldDirty: true });
    }
  }, [form, sales, bills, currency]);
  const proposedFor = useRef('');
  useEffect(() => {
    const key = `${partyId} ${currency}`;
    if (!sales || !bills || proposedFor.current === key) return;
    proposedFor.current = key;
    propose();
  }, [partyId, currency, sales, bills, propose]);
  return propose;
}
