export { isRole, type Role, roles } from './roles';
export { type Permission, permissionNames, permissions } from './permissions';
export { can, type Side } from './can';
