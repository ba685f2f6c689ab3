import { rowsAhead, useList } from '@freightdesk/data-access-api';
import { listSettlements, setOff, settlementPaths } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { ListPage, ListToolbar } from '@freightdesk/shared-ui';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { lazy, Suspense, useCallback } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { settlementColumns } from './settlement-columns';
import { useMeantWriteOff } from './use-meant-write-off';

const WriteOffDialog = lazy(() => import('./write-off-dialog').then((chunk) => ({ default: chunk.WriteOffDialog })));

export const askAhead = rowsAhead(listSettlements);

/** What was settled without money, and what waits to be. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useList(listSettlements);
  const mayWrite = useMay(setOff);
  const { meant, close } = useMeantWriteOff();
  const open = useCallback(({ id }: { id: string }) => void navigate(settlementPaths.view.href(id)), [navigate]);
  const party = list.rows[0]?.party.name;
  return (
    <ListPage
      title={t('Set-offs and write-offs')}
      action={
        mayWrite && (
          <Button variant="contained" startIcon={<AddIcon />} component={Link} to={settlementPaths.setOff.href()}>
            {t('New set-off')}
          </Button>
        )
      }
      list={list}
      columns={settlementColumns}
      onOpen={open}
      toolbar={<ListToolbar list={list} names={{ partyId: party && t('Party: {{name}}', { name: party }) }} />}
      empty={{
        title: t('Nothing was settled without money'),
        text: t(
          'A customer who is a vendor too is set off here. The rest of an invoice or a bill is written off from its own page.',
        ),
      }}
    >
      <Suspense fallback={null}>{meant && mayWrite && <WriteOffDialog {...meant} onClose={close} />}</Suspense>
    </ListPage>
  );
}
