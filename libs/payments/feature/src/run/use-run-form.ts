import { queryOf, useSave } from '@freightdesk/data-access-api';
import {
  addRun,
  type DueBill,
  type Proposal,
  proposeRun,
  type Run,
  type RunLine,
  updateRun,
} from '@freightdesk/payments-contract';
import { runSchema } from '@freightdesk/payments-contract/schema';
import { isBusinessDate } from '@freightdesk/shared-calendar';
import { useRecordForm } from '@freightdesk/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { inputOf, linesOf, runFormSchema, runStart, toldAtBills } from './run-form';

const none: Proposal = { bills: [], debits: [] };

/** What stands in the run and is due later than the bills that are looked at: it stays in sight. */
const laterBills = (run: Run | null, shown: readonly DueBill[]): DueBill[] =>
  (run?.lines ?? [])
    .filter(({ invoiceId }) => !shown.some(({ id }) => id === invoiceId))
    .map(({ invoiceId: id, number, supplierNumber, party, payBy, isMsme, hasAccount, outstandingPaise }) => ({
      ...{ id, number, supplierNumber, party, payBy, isMsme, hasAccount, outstandingPaise },
      ...{ date: payBy, dueDate: payBy, holdReason: null, vendorHoldReason: null, run: null },
    }));

/** The form of a run over the bills that are due by its day, which are read anew whenever it opens. */
export function useRunForm(run: Run | null, banks: readonly { id: string; isDefault: boolean }[]) {
  const shown = useRef<readonly DueBill[]>([]);
  const [schema] = useState(() => runFormSchema(() => shown.current));
  const add = useSave(addRun);
  const update = useSave(updateRun);
  const usual = banks.find(({ isDefault }) => isDefault) ?? banks[0];
  const { form, saving } = useRecordForm({
    schema,
    record: run,
    recordSchema: runSchema,
    startOf: (standing: Run | null) => runStart(standing, usual?.id),
    send: (values, standing: Run | null) => {
      const input = inputOf(values, shown.current);
      const send = () => (standing ? update({ ...input, id: standing.id, version: standing.version }) : add(input));
      return toldAtBills(input.lines, send);
    },
  });
  const until = form.watch('until');
  const asked = { until: isBusinessDate(until) ? until : '', ...(run && { runId: run.id }) };
  const query = useQuery({ ...queryOf(proposeRun, asked), enabled: asked.until !== '', staleTime: 0 });
  const { bills: due, debits } = query.data ?? none;
  const bills = [...due, ...laterBills(run, due)];
  useEffect(() => {
    shown.current = bills;
  });
  const lines: RunLine[] = linesOf(form.watch('amounts'), bills);
  return { form, saving, query, bills, debits, lines };
}
