export { auditEvent, recordKinds } from './audit/audit.schema';
export {
  addUserInput,
  blockUserInput,
  invitedUser,
  listedUser,
  removedUser,
  removeUserInput,
  resetLink,
  updateUserInput,
  user,
} from './user/user.schema';
