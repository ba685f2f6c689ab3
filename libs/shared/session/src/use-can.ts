import { can, type Permission } from '@freightdesk/shared-access';
import { useMemo } from 'react';
import { useAuthContext } from './auth-context';

/** Whether to show a button or a screen. The server asks the same table again. */
export function useCan(permission: Permission): boolean {
  return can(useAuthContext().role, permission, 'page');
}

/** The signed-in person as a menu asks about them: their role, and what it may. */
export function useViewer() {
  const { role } = useAuthContext();
  return useMemo(() => ({ role, may: (permission: Permission) => can(role, permission, 'page') }), [role]);
}
