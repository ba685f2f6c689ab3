import type { SessionUser } from './auth-context';

const storageKey = 'accessToken';
const userKey = 'sessionUser';

/** Session storage on purpose: a token lives as long as its tab. */
export const readToken = (): string | null => sessionStorage.getItem(storageKey);

export const storeToken = (token: string): void => sessionStorage.setItem(storageKey, token);

export function removeToken(): void {
  sessionStorage.removeItem(storageKey);
  sessionStorage.removeItem(userKey);
}

const hasText = (record: object, name: string): boolean =>
  name in record && typeof Object.entries(record).find(([key]) => key === name)?.[1] === 'string';

const isUser = (value: unknown): value is SessionUser =>
  typeof value === 'object' && value !== null && ['id', 'email', 'name'].every((name) => hasText(value, name));

/**
 * Who the token belonged to when the server last said so. A reloaded page is drawn for that person at once, while the
 * server is asked again; it decides anew with every call whatever stands here.
 */
export function readUser(): SessionUser | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(userKey) ?? 'null');
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
}

export const storeUser = (user: SessionUser): void => sessionStorage.setItem(userKey, JSON.stringify(user));
