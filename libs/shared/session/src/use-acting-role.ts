import { isRole, type Role } from '@freightdesk/shared-access';
import { useAuthContext } from './auth-context';

/** The role by which moves are offered. The page treats an unknown one as an administrator; the server decides. */
export function useActingRole(): Role {
  const { role } = useAuthContext();
  return isRole(role) ? role : 'ADMIN';
}
