import type { Permission } from '@freightdesk/shared-access';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAuthContext } from './auth-context';
import { loginPath } from './return-to';
import { useCan } from './use-can';

interface RequireSessionProps {
  /** Shown while the stored token is turned into a user. */
  loading?: ReactNode;
  children?: ReactNode;
}

/**
 * Lets signed-in people through. A reloaded page does not wait for the server to say once more who the person is: it is
 * drawn for the one it knew, and its own calls go out at once. Others go to the login page and come
 * back to where they were.
 */
export function RequireSession({ loading = null, children = <Outlet /> }: RequireSessionProps) {
  const { status, user } = useAuthContext();
  const location = useLocation();
  if (status === 'loading' && !user) return loading;
  if (status === 'unauthenticated') return <Navigate to={loginPath(location)} replace />;
  return children;
}

interface RequirePermissionProps {
  permission: Permission;
  /** What a person without the permission sees: the page that says there is nothing here. */
  notFound: ReactNode;
  children?: ReactNode;
}

export function RequirePermission({ permission, notFound, children = <Outlet /> }: RequirePermissionProps) {
  return useCan(permission) ? children : notFound;
}
