import { addBank, bankPaths, listBanks } from '@freightdesk/banks-contract';
import { rowsAhead, useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { ListPage } from '@freightdesk/shared-ui';
import AddIcon from '@mui/icons-material/Add';
import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BankDialog, type OpenDialog } from './bank-dialog';
import { useBankActions } from './use-bank-actions';
import { bankColumns } from './bank-columns';

export const askAhead = rowsAhead(listBanks);

/** Banks and cash with their balances: the reference of every list screen. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useList(listBanks);
  const mayWrite = useMay(addBank);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const rowActions = useBankActions(setDialog);
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setDialog({ kind: 'add' })}>
      {t('Add bank')}
    </Button>
  );

  // Between two: a list that is narrowed to one of them has others all the same.
  const isLone = !list.isLoading && !list.hasFilters && list.total < 2;
  const transfer = (
    <Button startIcon={<SwapHorizIcon />} onClick={() => setDialog({ kind: 'transfer' })}>
      {t('Transfer')}
    </Button>
  );

  return (
    <ListPage
      title={t('Banks')}
      action={mayWrite && add}
      besides={mayWrite && !isLone && transfer}
      list={list}
      columns={bankColumns}
      onOpen={({ id }) => void navigate(bankPaths.view.href(id))}
      rowActions={mayWrite ? rowActions : undefined}
      empty={{ title: t('No banks yet'), text: t('Receipts and payments are recorded at a bank or a cash box.') }}
    >
      {dialog && <BankDialog dialog={dialog} onClose={() => setDialog(null)} />}
    </ListPage>
  );
}
