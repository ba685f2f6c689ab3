import { type AuditNames, codeInTrail, nameInTrail } from '@freightdesk/activity-contract';
import { gone, idQuery, seenInput } from '@freightdesk/shared-endpoint/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import {
  roleLabel,
  addUser,
  blockUser,
  listAuditEvents,
  listRecordKinds,
  listUsers,
  makeResetLink,
  removeUser,
  updateUser,
} from '@freightdesk/users-contract';
import * as schema from '@freightdesk/users-contract/schema';
import { listEventRows, recordKindsOf } from './audit/audit.repository';
import { addUser as add } from './user/add-user';
import { blockUser as block } from './user/block-user';
import { makeResetLink as reset } from './user/make-reset-link';
import { removeUser as remove } from './user/remove-user';
import type { SignIn } from './user/sign-in';
import { updateUser as update } from './user/update-user';
import { listUserRows } from './user/user.repository';

export interface UsersPorts {
  signIn: SignIn;
  /** What the columns call what the trail tells of. */
  auditNames?: readonly AuditNames[];
}

export function registerUsers(api: Api, { signIn, auditNames = [] }: UsersPorts): void {
  api.list(
    listUsers,
    { row: schema.listedUser, exported: { roleId: { label: 'Role', labels: roleLabel } } },
    (request, { db }) => listUserRows(db, request),
  );
  api.write(
    addUser,
    { input: schema.addUserInput, output: schema.invitedUser, secret: ['inviteUrl'] },
    (input, context) => add(input, context, signIn),
  );
  api.write(updateUser, { input: schema.updateUserInput, output: schema.user }, update);
  api.write(removeUser, { input: seenInput, output: gone }, (input, context) => remove(input, context, signIn));
  api.write(blockUser, { input: schema.blockUserInput, output: schema.user }, (input, context) =>
    block(input, context, signIn),
  );
  api.write(makeResetLink, { input: idQuery, output: schema.resetLink, secret: ['resetUrl'] }, (input, context) =>
    reset(input, context, signIn),
  );

  const ofTrail = {
    record: { labels: (code: string) => nameInTrail(auditNames, 'records', code) },
    action: { labels: (code: string) => nameInTrail(auditNames, 'actions', code) },
    reason: { labels: (code: string) => codeInTrail(auditNames, 'reason', code) },
  };
  api.list(listAuditEvents, { row: schema.auditEvent, exported: ofTrail }, (request, { db }) =>
    listEventRows(db, request),
  );
  api.read(listRecordKinds, { output: schema.recordKinds }, async (_nothing, { db }) => ({
    kinds: await recordKindsOf(db),
  }));
}
