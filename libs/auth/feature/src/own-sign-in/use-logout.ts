import { loginPath, useAuthContext } from '@freightdesk/shared-session';
import { forgetDrafts } from '@freightdesk/shared-ui';
import { useNavigate } from 'react-router-dom';

/**
 * Signs out and goes to the login page; nobody waits for the server to have heard of it. What was typed is forgotten, and by
 * `forget` what the caller keeps of the person, such as how the page was set.
 */
export function useLogout(forget: () => Promise<void>) {
  const { signOut, user } = useAuthContext();
  const navigate = useNavigate();

  return async () => {
    const told = signOut();
    const { forgetRecent } = await import('@freightdesk/shared-session/recent');
    await Promise.all([forget(), user && forgetDrafts(user.id), user && forgetRecent(user)]);
    // The guard has led to the login page already, with the way back here; a person who leaves means to leave.
    await navigate(loginPath(), { replace: true });
    await told;
  };
}
