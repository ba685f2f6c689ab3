import { rowsAhead, useList } from '@freightdesk/data-access-api';
import { type Cheque, listCheques } from '@freightdesk/reconciliation-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useRecordPage } from '@freightdesk/shared-route';
import { ListPage, ListToolbar } from '@freightdesk/shared-ui';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChosenBank } from '../bank/use-chosen-bank';
import { chequeColumns } from './cheque-columns';

function useOpenCheque() {
  const navigate = useNavigate();
  const pageOf = useRecordPage();
  return useCallback(
    ({ id }: Cheque) => {
      const page = pageOf('payment', id);
      if (page) void navigate(page);
    },
    [navigate, pageOf],
  );
}

export const askAhead = rowsAhead(listCheques);

/** Cheques, ours and our customers', and what became of each. */
export function Component() {
  const { t } = useTranslation();
  const list = useList(listCheques);
  const { all } = useChosenBank();
  const onOpen = useOpenCheque();
  return (
    <ListPage
      title={t('Cheques')}
      list={list}
      columns={chequeColumns}
      onOpen={onOpen}
      toolbar={
        <ListToolbar list={list} options={{ bankId: all.map(({ id, name }) => ({ value: id, label: name })) }} />
      }
      empty={{
        title: t('No cheques yet'),
        text: t('A payment or receipt by cheque is listed here till the bank has it, and after.'),
      }}
    />
  );
}
