const here = 'https://this.invalid';
const backslashOrControl = /[\\\p{Cc}]/u;
const deepestLayer = 5;

/** A path may hide another one under several layers of percent signs; null when it can't be read to the end. */
function layersOf(path: string): string[] | null {
  const layers = [path];
  try {
    for (let layer = decodeURIComponent(path); layer !== layers.at(-1); layer = decodeURIComponent(layer)) {
      if (layers.length >= deepestLayer) return null;
      layers.push(layer);
    }
    return layers;
  } catch {
    return null;
  }
}

const isOwnPath = (path: string): boolean =>
  path.startsWith('/') && !path.startsWith('//') && !backslashOrControl.test(path);

function staysHere(text: string): boolean {
  if (!isOwnPath(text)) return false;
  const { origin, pathname } = new URL(text, here);
  // The address as the browser reads it: `/..//evil.test` has lost its dots here.
  return origin === here && (layersOf(pathname)?.every(isOwnPath) ?? false);
}

/** Where to go after login: a path of this origin and nothing else; anything doubtful becomes the fallback. */
export const safeReturnTo = (text: string | null | undefined, fallback = '/dashboard'): string =>
  text && staysHere(text) ? text : fallback;

/** The login route that leads back to where the person was. */
export const loginPath = (location?: { pathname: string; search: string }): string =>
  location ? `/auth/jwt/login?returnTo=${encodeURIComponent(location.pathname + location.search)}` : '/auth/jwt/login';
