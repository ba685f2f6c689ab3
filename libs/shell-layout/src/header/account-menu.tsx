import { useTranslation } from '@freightdesk/shared-i18n';
import { Avatar } from '@freightdesk/shared-ui';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense } from 'react';
import type { FrameAction } from '../frame-action';
import type { Account } from './account-panel';
import { usePopover } from './use-popover';

const AccountPanel = lazy(async () => ({ default: (await import('./account-panel')).AccountPanel }));

interface AccountMenuProps {
  account: Account;
  actions: readonly FrameAction[];
  onLogout: () => void;
}

export function AccountMenu({ account, actions, onLogout }: AccountMenuProps) {
  const { t } = useTranslation();
  const { anchor, button, close } = usePopover('dialog');
  const entries = [...actions, { title: 'Logout', run: onLogout }];

  return (
    <>
      <IconButton aria-label={t('Account')} {...button} sx={{ p: 0.5 }}>
        <Avatar name={account.name} />
      </IconButton>
      {anchor && (
        <Suspense>
          <AccountPanel account={account} entries={entries} anchor={anchor} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
