import { mutationOf, rowsAhead, useList } from '@freightdesk/data-access-api';
import {
  hasEnded,
  isDue,
  listRecurring,
  makeRecurring,
  type RecurringInvoice,
  recurringPeriodLabel,
  salePaths,
} from '@freightdesk/invoices-contract';
import { formatBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { type Translate, useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import {
  AmountText,
  type BulkAct,
  type Column,
  DateText,
  ListPage,
  type RowAction,
  StatusChip,
  useConfirmed,
} from '@freightdesk/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DocumentNumber } from '../../document/document-values';

const RecurringChangeForm = lazy(() =>
  import('./recurring-change-form').then((chunk) => ({ default: chunk.RecurringChangeForm })),
);

const isDueNow = (one: RecurringInvoice): boolean => isDue(one, systemClock.today());

const columns: readonly Column<RecurringInvoice>[] = [
  { id: 'partyName', header: 'Customer', width: 260, cell: ({ party }) => party.name },
  {
    id: 'invoiceNumber',
    header: 'Invoice',
    width: 150,
    cell: ({ invoiceNumber }) => <DocumentNumber number={invoiceNumber} />,
  },
  { id: 'period', cell: ({ period }, t) => t(recurringPeriodLabel[period]) },
  {
    id: 'nextOn',
    width: 170,
    cell: (one, t) => (
      <>
        <DateText date={one.nextOn} /> {isDueNow(one) && <StatusChip label={t('Due now')} tone="warning" />}
      </>
    ),
  },
  { id: 'until', header: 'Last on', cell: ({ until }) => (until ? <DateText date={until} /> : '–') },
  {
    id: 'currencyTotalMinor',
    header: 'Total',
    align: 'end',
    cell: ({ currency, currencyTotalMinor }) => <AmountText minor={currencyTotalMinor} currency={currency} />,
  },
  {
    id: 'active',
    cell: (one, t) => {
      if (hasEnded(one)) return <StatusChip label={t('Ended')} />;
      return one.active ? <StatusChip label={t('Active')} tone="success" /> : <StatusChip label={t('Resting')} />;
    },
  },
];

/** Makes the draft of each that is due, with an answer for each. */
function useMakeDue(): BulkAct<RecurringInvoice> {
  const { t } = useTranslation();
  const { mutateAsync } = useMutation(mutationOf(makeRecurring));
  return {
    label: t('Make drafts due'),
    nameOf: ({ party }) => party.name,
    refusalOf: (one) => (isDueNow(one) ? undefined : t('Not due yet')),
    run: ({ id, version }) => mutateAsync({ id, version }),
  };
}

/** The draft of one that is due. */
const making = ({ id, version, nextOn, party: { name } }: RecurringInvoice, t: Translate) => ({
  title: t('Make the draft for {{name}}', { name }),
  text: t('It is dated {{date}} and priced by the rates of that day. You issue it when you have looked at it.', {
    date: formatBusinessDate(nextOn),
  }),
  confirmLabel: t('Make the draft'),
  input: { id, version },
  done: () => t('The draft for {{name}} is made', { name }),
});

/** What can be done with one: make what is due, look at what was made, or have it made on other days, longer, or not for a while. */
function useRowActions(change: (one: RecurringInvoice) => void): (one: RecurringInvoice) => readonly RowAction[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const lastDraft = ({ lastInvoiceId }: RecurringInvoice): RowAction[] =>
    lastInvoiceId
      ? [{ label: t('The last draft'), onSelect: () => void navigate(salePaths.view.href(lastInvoiceId)) }]
      : [];
  const make = useConfirmed(mutationOf(makeRecurring), making);
  return (one) => [
    ...(isDueNow(one) ? [{ label: t('Make the draft'), onSelect: () => void make(one) }] : []),
    ...lastDraft(one),
    { label: t('Change the days, or let it rest'), onSelect: () => change(one) },
  ];
}

export const askAhead = rowsAhead(listRecurring);

/** Invoices that are made again: storage, retainers. What is due becomes drafts by one act, and once a day by itself. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useList(listRecurring);
  const mayMake = useMay(makeRecurring);
  const makeDue = useMakeDue();
  const [changed, setChanged] = useState<RecurringInvoice | null>(null);
  const rowActions = useRowActions(setChanged);
  const open = useCallback(
    ({ invoiceId }: RecurringInvoice) => void navigate(salePaths.view.href(invoiceId)),
    [navigate],
  );
  return (
    <ListPage
      title={t('Recurring invoices')}
      list={list}
      columns={columns}
      onOpen={open}
      rowActions={mayMake ? rowActions : undefined}
      bulkActs={mayMake ? [makeDue] : []}
      empty={{
        title: t('Nothing is made again yet'),
        text: t('Open an invoice and choose Make it recurring: storage or a retainer, each month, quarter or year.'),
      }}
    >
      <Suspense fallback={null}>
        {changed && <RecurringChangeForm recurring={changed} onClose={() => setChanged(null)} />}
      </Suspense>
    </ListPage>
  );
}
