import { type BackupProblem, backupProblem, type BackupState } from '@freightdesk/operations-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { FactList, InstantText, SectionCard } from '@freightdesk/shared-ui';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

const problemSentence: Readonly<Record<BackupProblem, string>> = {
  none_yet: 'There is no backup yet. The first one is made within moments of the start of the server.',
  failed: 'The last backup failed. It is tried again every hour; what went wrong stands in the list.',
  too_old: 'The last backup is older than a day. Look whether the server runs and its folder of backups has room.',
  not_proven:
    'The last trial did not bring a backup back as it was. Keep older backups, and have the server looked at.',
};

/** How safe the store is now: how old the newest backup is, when one was last restored for trial, and where they lie. */
export function BackupFacts({ state }: { state: BackupState }) {
  const { t } = useTranslation();
  const problem = state.underWay ? undefined : backupProblem(state, systemClock.now());
  return (
    <Stack spacing={2} sx={{ marginBlockEnd: 3 }}>
      {problem && (
        <Alert severity={problem === 'none_yet' ? 'warning' : 'error'}>
          {t(problemSentence[problem])}
          {problem === 'not_proven' && ` ${state.proofProblem ?? ''}`}
        </Alert>
      )}
      <SectionCard>
        <FactList
          facts={[
            { label: t('Newest backup'), value: <InstantText instant={state.lastMadeAt} /> },
            { label: t('Last restored for trial'), value: <InstantText instant={state.lastProvenAt} /> },
            { label: t('Encrypted'), value: state.encrypted ? t('Yes') : t('No') },
            { label: t('Folder on the server'), value: <bdi dir="ltr">{state.folder}</bdi> },
          ]}
        />
      </SectionCard>
    </Stack>
  );
}
