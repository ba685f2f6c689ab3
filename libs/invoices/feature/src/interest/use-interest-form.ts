import { queryOf, useSave } from '@freightdesk/data-access-api';
import { getInterest, makeInterestNotes } from '@freightdesk/invoices-contract';
import { type InterestItem, interestNotesInput } from '@freightdesk/invoices-contract/schema';
import { isBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { type CurrencyCode, sum } from '@freightdesk/shared-money';
import { useRecordForm } from '@freightdesk/shared-ui/forms';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

const none: readonly InterestItem[] = [];

/** What the chosen ones come to, before tax, by currency. */
function sumsOf(
  items: readonly InterestItem[],
  chosen: readonly string[],
): { currency: CurrencyCode; minor: number }[] {
  const taken = items.filter(({ id, leftOut }) => leftOut === null && chosen.includes(id));
  return [...new Set(taken.map(({ currency }) => currency))].map((currency) => ({
    currency,
    minor: sum(taken.filter((item) => item.currency === currency).map(({ interestMinor }) => interestMinor)),
  }));
}

/** The form over what the customer's overdue invoices bear; all that can be charged is chosen at first. */
export function useInterestForm(partyId: string | undefined) {
  const { form, saving } = useRecordForm({
    schema: interestNotesInput,
    startOf: () => ({ asOf: systemClock.today(), invoiceIds: [], ...(partyId && { partyId }) }),
    send: useSave(makeInterestNotes),
  });
  const [party, percent, asOf] = form.watch(['partyId', 'percent', 'asOf']);
  // What nobody typed is proposed: another customer may have agreed on another rate.
  const isTyped = Boolean(form.formState.dirtyFields.percent);
  const isRate =
    isTyped && typeof percent === 'string' && /^\d{1,2}(\.\d{1,2})?$/.test(percent) && /[1-9]/.test(percent);
  const asked = { partyId: party ?? '', ...(isRate && { percent }), ...(isBusinessDate(asOf ?? '') && { asOf }) };
  const query = useQuery({
    ...queryOf(getInterest, asked),
    enabled: Boolean(party),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const items = query.data?.items ?? none;
  const usual = query.data?.percent;
  useEffect(() => {
    if (usual !== undefined && !isTyped) form.setValue('percent', usual);
  }, [form, usual, isTyped]);
  const chargeable = items.flatMap(({ id, leftOut }) => (leftOut === null ? [id] : [])).join(' ');
  useEffect(() => {
    form.setValue('invoiceIds', chargeable === '' ? [] : chargeable.split(' '));
  }, [form, chargeable]);
  return { form, saving, query, items, sums: sumsOf(items, form.watch('invoiceIds') ?? []) };
}
