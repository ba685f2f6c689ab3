export { type Auth, type AuthStatus, useAuthContext, type SessionEnding, type SessionUser } from './auth-context';
export { AuthProvider, type AuthProviderProps } from './auth-provider';
export { RequirePermission, RequireSession } from './guards';
export { loginPath, safeReturnTo } from './return-to';
export { announceSessionEnd } from './session-end';
export { readToken, removeToken, storeToken } from './token-storage';
export { isLive, tokenExpiry } from './token-expiry';
export { useActingRole } from './use-acting-role';
export { useCan, useMay, useViewer } from './use-can';
