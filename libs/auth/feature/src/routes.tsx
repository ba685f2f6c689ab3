import { authPaths } from '@freightdesk/auth-contract';
import { loadChunk } from '@freightdesk/shared-route';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { LoginScreen } from './login/login-screen';

/** Pages for people without a session. */
export const authRoutes = ({ otherWays }: { otherWays?: ReactNode } = {}): RouteObject[] => [
  {
    path: authPaths.login.pattern,
    handle: { title: 'Sign in' },
    // Not a chunk of its own: it is the first page of all, and what it needs every other page needs too.
    element: <LoginScreen otherWays={otherWays} />,
  },
  {
    path: authPaths.register.pattern,
    handle: { title: 'Create your account' },
    lazy: () => loadChunk(() => import('./registration/registration-screen')),
  },
];
