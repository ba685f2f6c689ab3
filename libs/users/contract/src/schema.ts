export {
  addUserInput,
  blockUserInput,
  invitedUser,
  removedUser,
  removeUserInput,
  resetLink,
  updateUserInput,
  user,
} from './user/user.schema';
