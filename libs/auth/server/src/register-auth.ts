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
import type { AuthPorts, SignIn } from './auth-ports';
import { changePassword } from './new-password/change-password';
import { PasswordTurns } from './password/password-turns';
import { resetPassword } from './new-password/reset-password';
import { register } from './registration/register';
import { login } from './session/login';
import { endSession, endSessions } from './session/session.repository';
import { signedInUser } from './session/user.repository';

const { loginInput, openedSession, changePasswordInput, done, resetPasswordInput, registerInput } = schema;

/** Who follows a link does so once; a whole office may do it in one minute. */
const perMinute = 60;

export function registerAuth(api: Api, ports: AuthPorts): void {
  const signIn: SignIn = { ...ports, turns: new PasswordTurns() };
  for (const endpoint of [loginEndpoint, userLogin]) {
    api.openRead(endpoint, { input: loginInput, output: openedSession }, (input, context) =>
      login(input, context, signIn),
    );
  }
  for (const endpoint of [me, userMe]) {
    api.read(endpoint, { output: schema.currentUser, isAskedAhead: true }, currentUser);
  }
  api.write(logoutEndpoint, { output: done }, logout);
  api.write(logoutOthersEndpoint, { output: done }, logoutOthers);
  // Those that hash a password open their transaction themselves, afterwards.
  api.read(changePasswordEndpoint, { input: changePasswordInput, output: done }, (input, context) =>
    changePassword(input, context, signIn),
  );
  api.openRead(resetPasswordEndpoint, { input: resetPasswordInput, output: done, perMinute }, (input, context) =>
    resetPassword(input, context, signIn),
  );
  api.openRead(registerEndpoint, { input: registerInput, output: openedSession, perMinute }, (input, context) =>
    register(input, context, signIn),
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
