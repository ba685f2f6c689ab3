import { useTranslation } from '@freightdesk/shared-i18n';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense } from 'react';
import { Avatar } from './avatar';
import { usePopover } from './use-popover';

const AccountPanel = lazy(async () => ({ default: (await import('./account-panel')).AccountPanel }));

/** The signed-in person, as the header shows them. */
export interface Account {
  name: string;
  email: string;
}

export function AccountMenu({ account, onLogout }: { account: Account; onLogout: () => void }) {
  const { t } = useTranslation();
  const { anchor, button, close } = usePopover('dialog');
  const logout = () => {
    close();
    onLogout();
  };

  return (
    <>
      <IconButton aria-label={t('Account')} {...button} sx={{ p: 0.5 }}>
        <Avatar name={account.name} />
      </IconButton>
      {anchor && (
        <Suspense>
          <AccountPanel account={account} anchor={anchor} onClose={close} onLogout={logout} />
        </Suspense>
      )}
    </>
  );
}
