import type { Notification } from '@freightdesk/desk-contract';
import { businessDateAt } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, InstantText } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';

interface NotificationLineProps {
  notification: Notification;
  onOpen: (notification: Notification) => void;
}

/** A dot beside what was not read yet; the words say it too. */
export function NotificationLine({ notification, onOpen }: NotificationLineProps) {
  const { t } = useTranslation();
  const { label, number, title, at, isDay, readAt } = notification;
  const isUnread = readAt === null;
  return (
    <ListItem disablePadding sx={{ borderBlockStart: '1px dashed var(--mui-palette-divider)' }}>
      <ListItemButton
        onClick={() => onOpen(notification)}
        sx={{ gap: 1.5, alignItems: 'flex-start', paddingBlock: 1.25 }}
      >
        <Box
          role={isUnread ? 'img' : undefined}
          aria-label={isUnread ? t('Unread') : undefined}
          sx={{
            flexShrink: 0,
            inlineSize: 8,
            blockSize: 8,
            marginBlockStart: 0.75,
            borderRadius: '50%',
            backgroundColor: isUnread ? 'primary.main' : 'transparent',
          }}
        />
        <Box sx={{ minInlineSize: 0 }}>
          <Typography
            variant="body2"
            dir="auto"
            sx={{
              fontWeight: isUnread ? 600 : 400,
              overflowWrap: 'anywhere',
              textAlign: 'match-parent',
              // As some browsers call it still.
              '&': { textAlign: '-webkit-match-parent' },
            }}
          >
            {[number, title].filter(Boolean).join(' · ')}
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary">
            {t(label)} · {isDay ? <DateText date={businessDateAt(new Date(at))} /> : <InstantText instant={at} />}
          </Typography>
        </Box>
      </ListItemButton>
    </ListItem>
  );
}
