import { useTranslation } from '@freightdesk/shared-i18n';
import { SectionCard } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { AuditNamesContext } from '../change/use-audit-words';
import type { RecordActivityProps } from '../record-on-page';
import { Activity } from './activity';
import type { LoadAuditNames } from './activity-context';
import { useNoteOpened } from './use-note-opened';

interface ActivityPanelProps extends RecordActivityProps {
  loadNames: LoadAuditNames;
}

const none: [] = [];

/** The frame around the activity of a record, and the words in which its changes are told. */
export function ActivityPanel({ loadNames, isFrameless = false, ...of }: ActivityPanelProps) {
  const { t } = useTranslation();
  useNoteOpened(of);
  // Without them fields are told as they are spelled, which nobody is to see for a moment.
  const named = useQuery({ queryKey: ['audit-names'], queryFn: loadNames, staleTime: Infinity });
  const activity = (
    <AuditNamesContext value={named.data ?? none}>
      <Activity of={of} isNamed={!named.isPending} />
    </AuditNamesContext>
  );
  if (!isFrameless) return <SectionCard title={t('Activity')}>{activity}</SectionCard>;
  return (
    <Stack component="section" spacing={2}>
      <Typography variant="subtitle1" component="h3">
        {t('Activity')}
      </Typography>
      {activity}
    </Stack>
  );
}
