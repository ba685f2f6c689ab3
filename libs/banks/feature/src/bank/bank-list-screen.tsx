import { accountTypeLabel, accountTypes, listBanks } from '@freightdesk/banks-contract';
import { useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useCan } from '@freightdesk/shared-session';
import { DataTable, ListToolbar, PageHeader } from '@freightdesk/shared-ui';
import AddIcon from '@mui/icons-material/Add';
import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { BankDialog, type OpenDialog } from './bank-dialog';
import { useBankActions } from './use-bank-actions';
import { useBankColumns } from './bank-columns';

/** Banks and cash with their balances: the reference of every list screen. */
export function Component() {
  const { t } = useTranslation();
  const list = useList(listBanks);
  const columns = useBankColumns();
  const mayWrite = useCan('bank.write');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const rowActions = useBankActions(setDialog);
  const filters = useMemo(
    () => [
      {
        kind: 'choice' as const,
        name: 'accountType',
        label: t('Kind'),
        options: accountTypes.map((value) => ({ value, label: t(accountTypeLabel[value]) })),
      },
      { kind: 'flag' as const, name: 'active', label: t('Active') },
    ],
    [t],
  );
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setDialog({ kind: 'add' })}>
      {t('Add bank')}
    </Button>
  );

  return (
    <>
      <PageHeader
        title={t('Banks')}
        action={
          mayWrite && (
            <>
              <Button
                startIcon={<SwapHorizIcon />}
                disabled={list.total < 2}
                onClick={() => setDialog({ kind: 'transfer' })}
              >
                {t('Transfer')}
              </Button>
              {add}
            </>
          )
        }
      />
      <DataTable
        label={t('Banks')}
        list={list}
        columns={columns}
        onOpen={mayWrite ? (bank) => setDialog({ kind: 'edit', bank }) : undefined}
        rowActions={mayWrite ? rowActions : undefined}
        toolbar={<ListToolbar list={list} searchLabel={t('Search banks')} filters={filters} />}
        empty={{
          title: t('No banks yet'),
          text: t('Receipts and payments are recorded at a bank or a cash box.'),
          action: mayWrite && add,
        }}
      />
      {dialog && <BankDialog dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}
