import { useTranslation } from '@freightdesk/shared-i18n';
import { FactList, InstantText } from '@freightdesk/shared-ui';
import { type AuditEvent, userPaths } from '@freightdesk/users-contract';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { inWords } from './audit-words';
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
  const titleId = useId();
  const { at, user, record, recordId, subject, action, reason, changes } = event;
  const paper = { role: 'dialog', 'aria-labelledby': titleId, sx: { inlineSize: { xs: '100%', sm: 560 } } };
  const facts = [
    { label: t('When'), value: <InstantText instant={at} /> },
    { label: t('Who'), value: user.name },
    { label: t('Action'), value: t(inWords(action)) },
    ...(reason ? [{ label: t('Reason'), value: reason }] : []),
    { label: t('Id of the record'), value: recordId },
  ];

  return (
    <Drawer anchor="right" open onClose={onClose} slotProps={{ paper }}>
      <Stack direction="row" useFlexGap sx={{ alignItems: 'center', gap: 1, padding: 2 }}>
        <Typography id={titleId} variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {[t(inWords(record)), subject].filter(Boolean).join(' ')}
        </Typography>
        <IconButton onClick={onClose} aria-label={t('Close')} sx={{ marginInlineStart: 'auto' }}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Divider />
      <Stack spacing={3} sx={{ padding: 2, overflow: 'auto', flexGrow: 1 }}>
        <FactList facts={facts} />
        <ChangesTable changes={changes} />
        <FurtherTrails event={event} onClose={onClose} />
      </Stack>
    </Drawer>
  );
}
