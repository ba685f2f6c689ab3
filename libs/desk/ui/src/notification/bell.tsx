import { queryOf } from '@freightdesk/data-access-api';
import { listNotifications, type Notification } from '@freightdesk/desk-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

const NotificationPanel = lazy(async () => ({ default: (await import('./notification-panel')).NotificationPanel }));

const minuteMs = 60_000;
const none: readonly Notification[] = [];

const Count = styled('span')({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  minInlineSize: 18,
  paddingInline: 4,
  borderRadius: 9,
  fontSize: 11,
  fontWeight: 700,
  lineHeight: '18px',
  textAlign: 'center',
  color: 'var(--mui-palette-error-contrastText)',
  backgroundColor: 'var(--mui-palette-error-main)',
});

/** Rings for what waits for the person. Asked when they come back to the page, and every few minutes while they look at it. */
export function Bell() {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data: rung = none } = useQuery({
    ...queryOf(listNotifications, undefined),
    staleTime: minuteMs,
    refetchInterval: 5 * minuteMs,
  });
  const count = rung.filter(({ readAt }) => readAt === null).length;

  return (
    <>
      <IconButton
        aria-label={count > 0 ? t('Notifications, {{count}} unread', { count }) : t('Notifications')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <NotificationsOutlined />
        {count > 0 && <Count aria-hidden>{count}</Count>}
      </IconButton>
      {anchor && (
        <Suspense>
          <NotificationPanel notifications={rung} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
