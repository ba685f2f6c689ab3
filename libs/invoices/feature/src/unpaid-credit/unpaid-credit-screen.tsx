import { rowsAhead, useList } from '@freightdesk/data-access-api';
import {
  gstr2bPaths,
  listUnpaidCredit,
  purchasePaths,
  reverseUnpaidCredit,
  type UnpaidCredit,
} from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { ListPage, ListToolbar, type RowAction } from '@freightdesk/shared-ui';
import { taxOf } from '@freightdesk/tax-contract';
import Button from '@mui/material/Button';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { creditColumns } from './credit-columns';

/** Forms are fetched when one is opened first. */
const ReverseCreditForm = lazy(() => import('./credit-form').then((chunk) => ({ default: chunk.ReverseCreditForm })));
const RestoreCreditForm = lazy(() => import('./credit-form').then((chunk) => ({ default: chunk.RestoreCreditForm })));

interface Asked {
  what: 'reverse' | 'restore';
  bill: UnpaidCredit;
}

/** What can be done with the credit of a bill, and why not. */
function useRowActions(ask: (asked: Asked) => void): (bill: UnpaidCredit) => readonly RowAction[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (bill) => [
    { label: t('Open the bill'), onSelect: () => void navigate(purchasePaths.edit.href(bill.id)) },
    ...(taxOf(bill.toReverse) > 0 && bill.state !== 'NEAR' && !bill.waitsForPortal
      ? [{ label: t('Reverse the credit'), onSelect: () => ask({ what: 'reverse', bill }) }]
      : []),
    ...(taxOf(bill.toRestore) > 0
      ? [{ label: t('Take the credit again'), onSelect: () => ask({ what: 'restore', bill }) }]
      : []),
  ];
}

export const askAhead = rowsAhead(listUnpaidCredit);

/** Bills whose vendors are not paid within 180 days, or nearly so: their credit goes back, and is taken again once they are. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useList(listUnpaidCredit);
  const mayMove = useMay(reverseUnpaidCredit);
  const [asked, ask] = useState<Asked | null>(null);
  const rowActions = useRowActions(ask);
  const open = useCallback(({ id }: UnpaidCredit) => void navigate(purchasePaths.edit.href(id)), [navigate]);
  const vendor = list.rows[0]?.party.name;
  const close = () => ask(null);
  return (
    <ListPage
      title={t('Credit of unpaid bills')}
      besides={
        <Button component={Link} to={gstr2bPaths.returns.href()}>
          {t('GST returns')}
        </Button>
      }
      list={list}
      columns={creditColumns}
      onOpen={open}
      rowActions={mayMove ? rowActions : undefined}
      toolbar={<ListToolbar list={list} names={{ partyId: vendor && t('Vendor: {{name}}', { name: vendor }) }} />}
      empty={{
        title: t('All vendors are paid in time'),
        text: t('A bill stands here from 30 days before its 180 days are over: unpaid, its input credit goes back.'),
      }}
    >
      <Suspense fallback={null}>
        {asked?.what === 'reverse' && <ReverseCreditForm bill={asked.bill} onClose={close} />}
        {asked?.what === 'restore' && <RestoreCreditForm bill={asked.bill} onClose={close} />}
      </Suspense>
    </ListPage>
  );
}
