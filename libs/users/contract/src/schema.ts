export { auditEvent, recordKinds } from './audit/audit.schema';
export {
  addUserInput,
  blockUserInput,
  invitedUser,
  listedUser,
  resetLink,
  updateUserInput,
  user,
} from './user/user.schema';
