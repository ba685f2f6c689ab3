import { type Permission, permissions } from './permissions';
import { isRole } from './roles';

/**
 * What an unknown or missing role may do: the page shows everything (the specification treats it as an admin), the server
 * refuses what no known role allows. One place, so that a decision changes one line.
 */
const unknownRoleMay = { page: true, server: false } as const;

export type Side = keyof typeof unknownRoleMay;

/** Whether a role holds a permission. `side` says who asks; the two differ for unknown roles only. */
export function can(role: string | null | undefined, permission: Permission, side: Side): boolean {
  if (!isRole(role)) return unknownRoleMay[side];
  return permissions[permission].some((allowed) => allowed === role);
}
