import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { Done } from '../session/session.schema';
import type { ChangePasswordInput, ResetPasswordInput } from './password.schema';

export const changePassword = defineEndpoint<ChangePasswordInput, Done>({
  name: 'auth.changePassword',
  method: 'POST',
  path: '/auth/password',
  access: 'session.own',
  summary: "Changes one's own password and ends one's other sessions. A wrong current one counts as at the login.",
  idempotent: false,
});

export const resetPassword = defineEndpoint<ResetPasswordInput, Done>({
  name: 'auth.resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
  access: 'one-time-link',
  summary: 'Sets a password by a one-time link and ends every session of that user.',
  idempotent: false,
});
