import type { NavigationItem } from '@freightdesk/shared-route';

/** Who looks at the menu. */
export interface Viewer<Permission extends string> {
  role: string | null | undefined;
  may(permission: Permission): boolean;
}

function isVisible<P extends string>(item: NavigationItem<P>, viewer: Viewer<P>): boolean {
  const role = viewer.role ?? 'ADMIN';
  if (item.roles && !item.roles.includes(role)) return false;
  if (item.hiddenFrom?.includes(role)) return false;
  return item.permission === undefined || viewer.may(item.permission);
}

/** The entries a person sees; a group whose entries are all hidden is hidden with them. */
export function visibleItems<P extends string>(
  items: readonly NavigationItem<P>[],
  viewer: Viewer<P>,
): NavigationItem<P>[] {
  return items
    .filter((item) => isVisible(item, viewer))
    .map((item) => ({
      ...item,
      children: item.children && visibleItems(item.children, viewer),
      tabs: item.tabs && visibleItems(item.tabs, viewer),
    }))
    .filter((item) => item.children?.length !== 0);
}

export const isExternal = (path: string): boolean => path.includes('http');

const covers = (base: string, pathname: string) => pathname === base || pathname.startsWith(`${base}/`);

/** The entry to light up: the one whose address is the longest beginning of the page's. */
export function activeItem(items: readonly NavigationItem[], address: string): NavigationItem | null {
  const pathname = address.replace(/\/$/, '');
  const leaves = items.flatMap((item) => item.children ?? [item]);
  const candidates = leaves
    .map((item) => ({ item, length: matchedLength(item, pathname) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length);
  return candidates[0]?.item ?? firstOfGroupAt(items, pathname);
}

/** The address of a group itself shows the group's first page. */
const firstOfGroupAt = (items: readonly NavigationItem[], pathname: string): NavigationItem | null =>
  items.find((item) => item.path === pathname)?.children?.[0] ?? null;

function matchedLength({ path, isExact = false, section = [], tabs = [] }: NavigationItem, pathname: string): number {
  if (isExact) return pathname === path ? path.length : 0;
  const bases = [path, ...[section].flat(), ...tabs.map((tab) => tab.path)];
  return Math.max(0, ...bases.map((base) => (covers(base, pathname) ? base.length : 0)));
}
