import { useSave } from '@freightdesk/data-access-api';
import {
  addPayment,
  type Allocation,
  allocatedMinor,
  amountText,
  missingReference,
  saidAllocations,
  type TradeDirection,
  type TradeInput,
} from '@freightdesk/payments-contract';
import { tradeInput } from '@freightdesk/payments-contract/schema';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useConfirm } from '@freightdesk/shared-ui';
import { type SchemaForm, ToldRefusal, useMeantDate, useRecordForm } from '@freightdesk/shared-ui/forms';
import { useEffect, useRef, useState } from 'react';
import { fieldOnForm } from '../allocation/amounts';
import { schemaOverAmounts } from '../allocation/schema-over-amounts';
import { useKnownOutstanding, useSendAllocations } from '../allocation/use-outstanding';
import { paymentWords } from '../payment-words.data';
import {
  newPayment,
  type PaymentForm,
  paymentProblemsOf,
  paymentInputOf,
  type PaymentTerms,
  paymentTerms,
} from './payment-form';
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
  return useRecordForm({
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
}

/** Asks whether what settles nothing is meant as an advance while invoices are open; ends the saving where it is not. */
function useMeantRest(direction: TradeDirection): (terms: PaymentTerms) => Promise<void> {
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

/** As one text, so that the same suggestion made anew is known to be the same. */
const textOf = (allocations: readonly Allocation[]): string =>
  allocations.map(({ invoiceId, amountMinor }) => `${invoiceId}=${amountMinor}`).join(' ');

const readOf = (text: string): [id: string, amountMinor: number][] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((part) => [part.slice(0, part.indexOf('=')), Number(part.slice(part.indexOf('=') + 1))]);

/**
 * A payment is for the invoices that its reference names, else for the one that comes to just as much, until the person gives amounts of
 * his own. What was suggested for a figure or a reference that went on being typed goes again.
 */
export function useSaidInvoices(
  { getValues, setValue }: SchemaForm<PaymentForm>,
  terms: PaymentTerms,
  text: string,
): void {
  const { allocatableMinor, invoices, currency } = terms;
  const said = textOf(saidAllocations(allocatableMinor, invoices, { currency, text }));
  const suggested = useRef('');
  useEffect(() => {
    const given = Object.entries(getValues('amounts')).filter(([, amount]) => amount !== null && amount !== undefined);
    const ours = new Map(readOf(suggested.current));
    if (!given.every(([id, amount]) => ours.get(id) === amount)) return;
    for (const id of ours.keys()) setValue(`amounts.${id}`, null);
    for (const [id, amountMinor] of readOf(said)) setValue(`amounts.${id}`, amountMinor, { shouldDirty: true });
    suggested.current = said;
  }, [said, getValues, setValue]);
}
