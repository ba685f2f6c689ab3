export { createUserAccess, type UserAccess } from './link/user-access';
export { type AuthNeeds, registerAuth } from './register-auth';
export { createFirstAdmin, type FirstAdmin } from './registration/create-first-admin';
export { type CreateCompany } from './registration/create-first-user';
export { offerSetUpLink } from './registration/offer-set-up-link';
export { createAuthenticator } from './session/authenticator';
export { openSession } from './session/open-session';
export { loadTokenKeys, type TokenKey, type TokenKeys } from './session/token-key';
