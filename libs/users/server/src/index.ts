export { registerUsers, type UsersNeeds } from './register-users';
export { userStatements } from './verify/user-statements';
export { type SignIn } from './user/sign-in';
