import { authPaths } from '@freightdesk/auth-contract';
import { loadChunk } from '@freightdesk/shell-layout';
import type { RouteObject } from 'react-router-dom';
import { Component as LoginScreen } from './login/login-screen';

/** Pages for people without a session. */
export const routes: RouteObject[] = [
  {
    path: authPaths.login.pattern,
    handle: { title: 'Sign in' },
    // Not a chunk of its own: it is the first page of all, and what it needs every other page needs too.
    Component: LoginScreen,
  },
  {
    path: authPaths.register.pattern,
    handle: { title: 'Create your account' },
    lazy: () => loadChunk(() => import('./registration/registration-screen')),
  },
];
