export { firstColleague } from './due/first-colleague';
export { registerUsers, type UsersPorts } from './register-users';
export { userInvariants } from './verify/user-invariants';
export { type SignIn } from './user/sign-in';
