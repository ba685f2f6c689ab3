import { can, type Permission } from '@freightdesk/shared-access';
import { useAuthContext } from '@freightdesk/shared-session';
import { type NavigationItem, visibleItems } from '@freightdesk/shell-layout';
import { useMemo } from 'react';
import { navigation } from './navigation';

/** The side menu as the signed-in person sees it. */
export function useMenu(): NavigationItem<Permission>[] {
  const { role } = useAuthContext();
  return useMemo(() => visibleItems(navigation, { role, may: (permission) => can(role, permission, 'page') }), [role]);
}
