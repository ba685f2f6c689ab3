import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { CurrentUser, Done, LoginInput, OpenedSession } from './session.schema';

// None of these takes an Idempotency-Key: a kept answer would keep a token with it.

const signingIn = {
  method: 'POST',
  access: 'public',
  summary: 'Signs in with e-mail and password.',
  idempotent: false,
} as const;

export const login = defineEndpoint<LoginInput, OpenedSession>({
  ...signingIn,
  name: 'auth.login',
  path: '/auth/login',
});

/** The same as `login`, under the other path of the specification. */
export const userLogin = defineEndpoint<LoginInput, OpenedSession>({
  ...signingIn,
  name: 'auth.userLogin',
  path: '/user/login',
});

const askingWho = {
  method: 'POST',
  access: 'session.own',
  summary: 'The signed-in user.',
  envelope: 'whole',
  body: 'none',
  idempotent: false,
  work: 'front',
} as const;

export const me = defineEndpoint<void, CurrentUser>({ ...askingWho, name: 'auth.me', path: '/auth/me' });

/** The same as `me`, under the other path of the specification. */
export const userMe = defineEndpoint<void, CurrentUser>({ ...askingWho, name: 'auth.userMe', path: '/user/me' });

export const logout = defineEndpoint<void, Done>({
  name: 'auth.logout',
  method: 'POST',
  path: '/auth/logout',
  access: 'session.own',
  summary: 'Ends the session on the server; its token is worth nothing from then on.',
  body: 'none',
  idempotent: false,
});

export const logoutOthers = defineEndpoint<void, Done>({
  name: 'auth.logoutOthers',
  method: 'POST',
  path: '/auth/logout-others',
  access: 'session.own',
  summary: "Ends one's sessions everywhere else; this one goes on.",
  body: 'none',
  idempotent: false,
});
