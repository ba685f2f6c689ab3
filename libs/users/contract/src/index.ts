export { addUser, blockUser, listUsers, makeResetLink, removeUser, updateUser } from './user/user.endpoints';
export { userProblems } from './user/user.errors';
export { fullName, type UserStatus, userStatuses } from './user/user.rules';
export type {
  AddUserInput,
  BlockUserInput,
  InvitedUser,
  RemovedUser,
  RemoveUserInput,
  ResetLink,
  UpdateUserInput,
  User,
} from './user/user.schema';
export { userPaths } from './paths';
