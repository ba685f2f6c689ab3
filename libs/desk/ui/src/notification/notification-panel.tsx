import { mutationOf } from '@freightdesk/data-access-api';
import { type Notification, readNotifications } from '@freightdesk/desk-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useRecordPage } from '@freightdesk/shared-route';
import { EmptyState, ProblemAlert } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Popover from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { NotificationLine } from './notification-line';

interface NotificationPanelProps {
  notifications: readonly Notification[];
  anchor: HTMLElement;
  onClose: () => void;
}

/** What rings, the unread first; one that is opened is read. */
export function NotificationPanel({ notifications, anchor, onClose }: NotificationPanelProps) {
  const { t } = useTranslation();
  const { direction } = useTheme();
  const end = direction === 'rtl' ? 'left' : 'right';
  const pageOf = useRecordPage();
  const navigate = useNavigate();
  const read = useMutation(mutationOf(readNotifications));
  const unread = notifications.filter(({ readAt }) => readAt === null).map(({ id }) => id);

  const open = ({ id, record, recordId, readAt }: Notification) => {
    if (readAt === null) read.mutate({ ids: [id] });
    const page = pageOf(record, recordId);
    if (!page) return;
    onClose();
    void navigate(page);
  };

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: end }}
      transformOrigin={{ vertical: 'top', horizontal: end }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('Notifications'),
          sx: { inlineSize: 400, maxInlineSize: '92vw', marginBlockStart: 1 },
        },
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', padding: 2, minBlockSize: 64 }}
      >
        <Typography variant="subtitle1" component="h2">
          {t('Notifications')}
        </Typography>
        {unread.length > 0 && (
          <Button size="small" loading={read.isPending} onClick={() => read.mutate({ ids: unread })}>
            {t('Mark all as read')}
          </Button>
        )}
      </Box>
      {read.error && <ProblemAlert error={read.error} />}
      {notifications.length === 0 ? (
        <EmptyState title={t('Nothing rings')} text={t('What is due, and notes that mention you, are told here.')} />
      ) : (
        <List disablePadding sx={{ maxBlockSize: 480, overflowY: 'auto' }}>
          {notifications.map((one) => (
            <NotificationLine key={one.id} notification={one} onOpen={open} />
          ))}
        </List>
      )}
    </Popover>
  );
}
