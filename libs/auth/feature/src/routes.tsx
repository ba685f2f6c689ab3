import { authPaths } from '@freightdesk/auth-contract';
import { loadChunk } from '@freightdesk/shared-route';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { LoginScreen } from './login/login-screen';

interface AuthPages {
  otherWays?: ReactNode;
  /** Told while a person types, of the address that they come for: what it needs may be fetched meanwhile. */
  onTyping?: (address: string) => void;
}

/** Pages for people without a session. */
export const authRoutes = ({ otherWays, onTyping }: AuthPages = {}): RouteObject[] => [
  {
    path: authPaths.login.pattern,
    handle: { title: 'Sign in' },
    // Not a chunk of its own: it is the first page of all, and what it needs every other page needs too.
    element: <LoginScreen otherWays={otherWays} onTyping={onTyping} />,
  },
  {
    path: authPaths.register.pattern,
    handle: { title: 'Create your account' },
    lazy: () => loadChunk(() => import('./registration/registration-screen')),
  },
];
