import type { OpenedSession } from '@freightdesk/auth-contract';
import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { DemoPerson, DemoSignInInput } from './demo-person.schema';

// Both exist in demo mode alone: a server with a company of its own answers 404 here.

export const listDemoPeople = defineEndpoint<void, DemoPerson[]>({
  name: 'demo.people',
  method: 'GET',
  path: '/demo/people',
  access: 'public',
  summary: 'The five people of the sample company.',
});

/** Answers as login does. */
export const signInAsDemoPerson = defineEndpoint<DemoSignInInput, OpenedSession>({
  name: 'demo.signIn',
  method: 'POST',
  path: '/demo/sign-in',
  access: 'public',
  summary: 'Signs in as the person of a role, without a password.',
  idempotent: false,
});
