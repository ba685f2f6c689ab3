import {
  changePassword as changePasswordEndpoint,
  login as loginEndpoint,
  logout as logoutEndpoint,
  logoutOthers as logoutOthersEndpoint,
  me,
  register as registerEndpoint,
  resetPassword as resetPasswordEndpoint,
  userLogin,
  userMe,
} from '@freightdesk/auth-contract';
import * as schema from '@freightdesk/auth-contract/schema';
import type { Api, ReadContext, WriteContext } from '@freightdesk/shared-server-kit';
import { changePassword } from './password/change-password';
import { resetPassword } from './password/reset-password';
import type { CreateCompany } from './registration/create-first-user';
import { register } from './registration/register';
import { login } from './session/login';
import { endSession, endSessions } from './session/session.repository';
import type { TokenKey } from './session/token-key';
import { signedInUser } from './session/user.repository';

export interface AuthNeeds {
  key: TokenKey;
  createCompany: CreateCompany;
}

export function registerAuth(api: Api, { key, createCompany }: AuthNeeds): void {
  for (const endpoint of [loginEndpoint, userLogin]) {
    api.openRead(endpoint, { input: schema.loginInput, output: schema.openedSession }, (input, context) =>
      login(input, context, key),
    );
  }
  for (const endpoint of [me, userMe]) api.read(endpoint, { output: schema.currentUser }, currentUser);
  api.write(logoutEndpoint, { output: schema.done }, logout);
  api.write(logoutOthersEndpoint, { output: schema.done }, logoutOthers);
  api.read(changePasswordEndpoint, { input: schema.changePasswordInput, output: schema.done }, changePassword);
  api.openWrite(resetPasswordEndpoint, { input: schema.resetPasswordInput, output: schema.done }, resetPassword);
  api.openWrite(registerEndpoint, { input: schema.registerInput, output: schema.openedSession }, (input, context) =>
    register(input, context, { key, createCompany }),
  );
}

async function currentUser(_input: void, { db, actor }: ReadContext) {
  return { user: await signedInUser(db, actor.userId) };
}

async function logout(_input: void, { tx, actor, clock }: WriteContext) {
  await endSession(tx, actor.sessionId, clock.now());
  return { done: true };
}

async function logoutOthers(_input: void, { tx, actor, clock, audit }: WriteContext) {
  const { userId, sessionId } = actor;
  await endSessions(tx, { userId, now: clock.now(), except: sessionId });
  await audit({ record: 'user', recordId: userId, action: 'logout-others' });
  return { done: true };
}
