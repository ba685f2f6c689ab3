export { useLogout } from './own-sign-in/use-logout';
export { useOwnSignIn } from './own-sign-in/use-own-sign-in';
export { authRoutes } from './routes';
export { SessionRoot } from './session-root';
