import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Fetches what the page at an address is made of, before anybody is there; what does not come is fetched when they are. */
export function fetchAhead(routes: RouteObject[], address: string): void {
  for (const { route } of matchRoutes(routes, address) ?? []) {
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
  }
}
