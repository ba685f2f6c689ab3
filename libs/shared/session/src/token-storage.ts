const storageKey = 'accessToken';

/** Session storage on purpose: a token lives as long as its tab. */
export const readToken = (): string | null => sessionStorage.getItem(storageKey);

export const storeToken = (token: string): void => sessionStorage.setItem(storageKey, token);

export const removeToken = (): void => sessionStorage.removeItem(storageKey);
