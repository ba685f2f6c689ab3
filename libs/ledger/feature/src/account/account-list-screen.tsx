import { rowsAhead, useList } from '@freightdesk/data-access-api';
import { type Account, addAccount, listAccounts } from '@freightdesk/ledger-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useRecordPage } from '@freightdesk/shared-route';
import { useMay } from '@freightdesk/shared-session';
import { ListPage, type RowAction } from '@freightdesk/shared-ui';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountColumns } from './account-columns';

const AccountDialog = lazy(() => import('./account-dialog').then((chunk) => ({ default: chunk.AccountDialog })));

function useAccountActions(change: (account: Account) => void) {
  const { t } = useTranslation();
  return useCallback(
    (account: Account): readonly RowAction[] => [
      {
        label: t('Rename or archive'),
        onSelect: () => change(account),
        ...(!account.isOwn && { disabledReason: t('Every company has this account.') }),
      },
    ],
    [change, t],
  );
}

export const askAhead = rowsAhead(listAccounts);

/** The chart of accounts with what stands on each; a row opens its ledger. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useList(listAccounts);
  const mayManage = useMay(addAccount);
  const pageOf = useRecordPage();
  const [opened, setOpened] = useState<Account | 'new' | null>(null);
  const rowActions = useAccountActions(setOpened);
  const open = useCallback(
    ({ id }: Account) => {
      const ledger = pageOf('account ledger', id);
      if (ledger !== null) void navigate(ledger);
    },
    [navigate, pageOf],
  );
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpened('new')}>
      {t('Add account')}
    </Button>
  );
  return (
    <ListPage
      title={t('Chart of accounts')}
      action={mayManage && add}
      list={list}
      columns={accountColumns}
      onOpen={open}
      rowActions={mayManage ? rowActions : undefined}
      empty={{ title: t('No accounts'), text: t('Every company begins with a chart.') }}
    >
      <Suspense fallback={null}>
        {opened !== null && (
          <AccountDialog account={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </ListPage>
  );
}
