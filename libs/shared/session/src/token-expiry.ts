/** Base64url, as a token's parts are written, to the text it holds. */
function decoded(part: string): string {
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
}

/** The token's `exp` in seconds, or null when it has none or is no token. The page reads it; only the server trusts it. */
export function tokenExpiry(token: string): number | null {
  try {
    const claims: unknown = JSON.parse(decoded(token.split('.')[1] ?? ''));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null;
    return typeof claims.exp === 'number' && Number.isFinite(claims.exp) ? claims.exp : null;
  } catch {
    return null;
  }
}

/** A token is valid only if its expiry is later than the current second. */
export function isLive(token: string | null, now: Date): token is string {
  const expiry = token === null ? null : tokenExpiry(token);
  return expiry !== null && expiry > now.getTime() / 1000;
}
