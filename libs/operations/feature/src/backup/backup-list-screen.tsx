import { mutationOf, queryOf, rowsAhead, useList } from '@freightdesk/data-access-api';
import { listBackups, makeBackup, readBackupState } from '@freightdesk/operations-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DataTable, ListToolbar, Loaded, PageHeader, ProblemAlert } from '@freightdesk/shared-ui';
import BackupOutlined from '@mui/icons-material/BackupOutlined';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { backupColumns } from './backup-columns';
import { BackupFacts } from './backup-facts';
import { useAskAgain } from './use-ask-again';

export const askAhead = rowsAhead(listBackups);

/** The backups of the store: how old the newest is, whether one came back when it was tried, and one more by a click. */
export function Component() {
  const { t } = useTranslation();
  const list = useList(listBackups);
  const state = useQuery(queryOf(readBackupState, undefined));
  const isUnderWay = state.data?.underWay ?? false;
  useAskAgain(isUnderWay, () => {
    list.refetch();
    void state.refetch();
  });
  const { mutate, isPending, error } = useMutation(mutationOf(makeBackup));

  const make = (
    <Button
      variant="contained"
      startIcon={<BackupOutlined />}
      disabled={isPending || isUnderWay}
      onClick={() => mutate()}
    >
      {isUnderWay ? t('Being made') : t('Back up now')}
    </Button>
  );

  return (
    <>
      <PageHeader title={t('Backups')} action={make} />
      <ProblemAlert error={error} />
      <Loaded query={state}>{(standing) => <BackupFacts state={standing} />}</Loaded>
      <DataTable
        list={list}
        columns={backupColumns}
        label={t('Backups')}
        toolbar={<ListToolbar list={list} />}
        empty={{ title: t('No backups yet'), text: t('One is made each day by itself.') }}
      />
    </>
  );
}
