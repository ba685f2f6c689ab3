export { auditAccess, userAccess } from './access';
export { auditNames } from './audit-names';
// The people who sign in
export { addUser, blockUser, listUsers, makeResetLink, removeUser, updateUser } from './user/user.endpoints';
export { roleLabel, userList, userStatusLabel } from './user/user.list';
export { userProblems } from './user/user.errors';
export {
  type Administration,
  fullName,
  linkProblem,
  shutOutProblem,
  type UserStatus,
  userStatuses,
  wasSeenLately,
} from './user/user.rules';
export type {
  AddUserInput,
  BlockUserInput,
  InvitedUser,
  ListedUser,
  ResetLink,
  UpdateUserInput,
  User,
} from './user/user.schema';

// What was done, by whom
export { listAuditEvents, listRecordKinds } from './audit/audit.endpoints';
export { auditList } from './audit/audit.list';
export type { AuditEvent, RecordKinds } from './audit/audit.schema';

export { userPaths } from './paths';
