import { loginPath, useAuthContext } from '@freightdesk/shared-session';
import { forgetDrafts } from '@freightdesk/shared-ui';

interface LogoutTerms {
  /** Of what the caller keeps of the person, such as how the page was set. */
  forget: () => Promise<void>;
  leadTo: (path: string, how: { replace: boolean }) => void | Promise<void>;
}

/**
 * Signs out and goes to the login page; nobody waits for the server to have heard of it. What was typed is forgotten.
 */
export function useLogout({ forget, leadTo }: LogoutTerms) {
  const { signOut, user } = useAuthContext();

  return async () => {
    const told = signOut();
    const { forgetRecent } = await import('@freightdesk/shared-session/recent');
    await Promise.all([forget(), user && forgetDrafts(user.id), user && forgetRecent(user)]);
    // The guard has led to the login page already, with the way back here; a person who leaves means to leave.
    await leadTo(loginPath(), { replace: true });
    await told;
  };
}
