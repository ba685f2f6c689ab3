import { listBanks, listTransfers, reverseTransfer, type Transfer } from '@freightdesk/banks-contract';
import { queryOf, rowsAhead, useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { ListPage, ListToolbar, type RowAction } from '@freightdesk/shared-ui';
import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { transferColumns } from './transfer-columns';

const TransferDialog = lazy(() => import('./transfer-dialog').then((chunk) => ({ default: chunk.TransferDialog })));
const ReverseTransferDialog = lazy(() =>
  import('./reverse-transfer-dialog').then((chunk) => ({ default: chunk.ReverseTransferDialog })),
);

const allBanks = { pageSize: 100 };

function useTransferActions(reverse: (transfer: Transfer) => void) {
  const { t } = useTranslation();
  return useCallback(
    (transfer: Transfer): readonly RowAction[] => [
      {
        label: t('Reverse'),
        danger: true,
        onSelect: () => reverse(transfer),
        ...(transfer.status === 'REVERSED' && {
          disabledReason: t('Reversed: {{reason}}', { reason: transfer.reverseReason ?? '' }),
        }),
      },
    ],
    [reverse, t],
  );
}

export const askAhead = rowsAhead(listTransfers);

/** What moved between our own banks, each amount in the currency of its bank. */
export function Component() {
  const { t } = useTranslation();
  const list = useList(listTransfers);
  const mayWrite = useMay(reverseTransfer);
  const banks = (useQuery(queryOf(listBanks, allBanks)).data?.data ?? []).map(({ id, name }) => ({
    value: id,
    label: name,
  }));
  const [isMoving, setMoving] = useState(false);
  const [reversed, setReversed] = useState<Transfer | null>(null);
  const rowActions = useTransferActions(setReversed);
  const move = (
    <Button variant="contained" startIcon={<SwapHorizIcon />} onClick={() => setMoving(true)}>
      {t('Transfer')}
    </Button>
  );

  return (
    <ListPage
      title={t('Transfers')}
      action={mayWrite && move}
      list={list}
      columns={transferColumns}
      rowActions={mayWrite ? rowActions : undefined}
      toolbar={<ListToolbar list={list} options={{ fromBankId: banks, toBankId: banks }} />}
      empty={{ title: t('No transfers yet'), text: t('What moves between your own banks is listed here.') }}
    >
      <Suspense fallback={null}>
        {isMoving && <TransferDialog onClose={() => setMoving(false)} />}
        {reversed && <ReverseTransferDialog transfer={reversed} onClose={() => setReversed(null)} />}
      </Suspense>
    </ListPage>
  );
}
