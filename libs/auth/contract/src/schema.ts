export { currentUser, done, loginInput, openedSession } from './session/session.schema';
export { signedInUser } from './session/user.schema';
export { changePasswordInput, resetPasswordForm, resetPasswordInput } from './password/password.schema';
export { invitationForm, registerInput, setUpForm } from './registration/registration.schema';
