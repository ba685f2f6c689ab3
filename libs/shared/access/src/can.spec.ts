import { can } from './can';
import { permissionNames, permissions } from './permissions';
import { roles } from './roles';

describe('who may do what', () => {
  it.each(permissionNames)('%s always includes ADMIN, so no work can lock itself away', (permission) => {
    expect(can('ADMIN', permission, 'server')).toBe(true);
  });

  it('keeps every role to the roles the table names', () => {
    const wrong = permissionNames.flatMap((permission) =>
      roles.filter(
        (role) => can(role, permission, 'server') !== (permissions[permission] as readonly string[]).includes(role),
      ),
    );

    expect(wrong).toEqual([]);
  });

  it.each(['OWNER', '', null, undefined])('shows everything to the unknown role %p in the page', (role) => {
    expect(permissionNames.filter((permission) => !can(role, permission, 'page'))).toEqual([]);
  });

  it.each(['OWNER', '', 'admin', null, undefined])('refuses the unknown role %p everything on the server', (role) => {
    expect(permissionNames.filter((permission) => can(role, permission, 'server'))).toEqual([]);
  });
});
