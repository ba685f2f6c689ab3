import { can, type Permission } from '@freightdesk/shared-access';
import type { Access } from '@freightdesk/shared-endpoint';
import { useMemo } from 'react';
import { useAuthContext } from './auth-context';

/** Whether to show what is no call of its own, such as a page. The server asks the same table again. */
export function useCan(permission: Permission): boolean {
  return can(useAuthContext().role, permission, 'page');
}

/** Whether to show a button: what it asks for is what its call asks for. */
export function useMay({ access }: { readonly access: Access }): boolean {
  const { role } = useAuthContext();
  return access === 'public' || access === 'one-time-link' || can(role, access, 'page');
}

/** The signed-in person as a menu asks about them: their role, and what it may. */
export function useViewer() {
  const { role } = useAuthContext();
  return useMemo(() => ({ role, may: (permission: Permission) => can(role, permission, 'page') }), [role]);
}
