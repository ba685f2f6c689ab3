import { useState } from 'react';
import { ChangePasswordDialog } from './change-password-dialog';
import { useLogoutOthers } from './use-logout-others';

/** What a person of any role may do about their own sign-in, and the dialog that is open for it. */
export function useOwnSignIn() {
  const [isChanging, setChanging] = useState(false);
  const logoutOthers = useLogoutOthers();

  return {
    actions: [
      { title: 'Change password', run: () => setChanging(true) },
      { title: 'Sign out everywhere else', run: () => void logoutOthers() },
    ],
    dialog: isChanging && <ChangePasswordDialog onClose={() => setChanging(false)} />,
  };
}
