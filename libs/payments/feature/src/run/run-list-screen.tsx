import { listBanks } from '@freightdesk/banks-contract';
import { queryOf, rowsAhead, useList } from '@freightdesk/data-access-api';
import { addRun, listRuns, paymentPaths as paths, type RunRow } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { ListPage, ListToolbar } from '@freightdesk/shared-ui';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { runColumns } from './run-columns';

const allBanks = { pageSize: 100 };

export const askAhead = rowsAhead(listRuns);

/** Vendors paid together, run by run. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useList(listRuns);
  const mayWrite = useMay(addRun);
  const banks = useQuery(queryOf(listBanks, allBanks)).data?.data ?? [];
  const open = useCallback(({ id }: RunRow) => void navigate(paths.run.href(id)), [navigate]);
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} component={Link} to={paths.newRun.href()}>
      {t('Prepare payment run')}
    </Button>
  );
  return (
    <ListPage
      title={t('Payment runs')}
      action={mayWrite && add}
      list={list}
      columns={runColumns}
      onOpen={open}
      toolbar={
        <ListToolbar list={list} options={{ bankId: banks.map(({ id, name }) => ({ value: id, label: name })) }} />
      }
      empty={{
        title: t('No payment runs yet'),
        text: t('Bills that are due are paid together: prepared by one person, approved by another, sent as one file.'),
      }}
    />
  );
}
