import type { FeatureRoute } from '@freightdesk/shared-route';

/** Every page that can be gone to by its title alone, once, among those the person may open. */
export function pagesOf<Permission extends string>(
  routes: readonly FeatureRoute<Permission>[],
  may: (permission: Permission) => boolean,
): { title: string; path: string }[] {
  const pages = new Map<string, string>();
  for (const { handle, path = '' } of routes) {
    const isReachable = may(handle.permission) && !handle.needsRecord && !path.includes(':');
    if (isReachable && !pages.has(handle.title))
      pages.set(handle.title, path === '' ? '/dashboard' : `/dashboard/${path}`);
  }
  return [...pages].map(([title, path]) => ({ title, path }));
}
