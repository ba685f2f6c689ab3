import { can, type Permission } from '@freightdesk/shared-access';
import { useAuthContext } from './auth-context';

/** Whether to show a button or a screen. The server asks the same table again. */
export function useCan(permission: Permission): boolean {
  return can(useAuthContext().role, permission, 'page');
}
