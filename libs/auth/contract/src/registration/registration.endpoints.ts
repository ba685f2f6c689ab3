import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { OpenedSession } from '../session/session.schema';
import type { RegisterInput } from './registration.schema';

export const register = defineEndpoint<RegisterInput, OpenedSession>({
  name: 'auth.register',
  method: 'POST',
  path: '/auth/register',
  access: 'one-time-link',
  summary: 'Takes up an invitation, or sets up the first administrator and the company.',
  envelope: 'whole',
  status: 201,
  idempotent: false,
});
