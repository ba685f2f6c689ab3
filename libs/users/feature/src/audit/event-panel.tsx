import { useAuditWords } from '@freightdesk/activity-ui/words';
import { useTranslation } from '@freightdesk/shared-i18n';
import { FactList, InstantText, SidePanel } from '@freightdesk/shared-ui';
import { type AuditEvent, userPaths } from '@freightdesk/users-contract';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { ChangesTable } from './changes-table';

interface EventPanelProps {
  event: AuditEvent;
  onClose: () => void;
}

const trailOf = (filters: Record<string, string>) =>
  `${userPaths.audit.href()}?${new URLSearchParams(filters).toString()}`;

/** The same trail, narrowed to what this event is about or to who did it. */
function FurtherTrails({ event: { record, recordId, user }, onClose }: EventPanelProps) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button component={Link} to={trailOf({ record, recordId })} onClick={onClose} size="small" variant="outlined">
        {t('All about this record')}
      </Button>
      {user.id && (
        <Button component={Link} to={trailOf({ userId: user.id })} onClick={onClose} size="small" variant="outlined">
          {t('All by {{name}}', { name: user.name })}
        </Button>
      )}
    </Stack>
  );
}

/** One event at the side of the list: who, when, why, and every changed field before and after. */
export function EventPanel({ event, onClose }: EventPanelProps) {
  const { t } = useTranslation();
  const words = useAuditWords();
  const { at, user, record, recordId, subject, action, reason, changes } = event;
  const facts = [
    { label: t('When'), value: <InstantText instant={at} /> },
    { label: t('Who'), value: user.name },
    { label: t('Action'), value: words.action(action) },
    ...(reason ? [{ label: t('Reason'), value: words.value('reason', reason) }] : []),
    { label: t('Id of the record'), value: recordId },
  ];

  return (
    <SidePanel title={[words.record(record), subject].filter(Boolean).join(' ')} onClose={onClose}>
      <FactList facts={facts} />
      <div>
        <ChangesTable changes={changes} />
      </div>
      <FurtherTrails event={event} onClose={onClose} />
    </SidePanel>
  );
}
