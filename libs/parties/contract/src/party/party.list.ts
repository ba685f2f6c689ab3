import { defineList } from '@freightdesk/shared-endpoint';
import { partyRoleLabel, partyRoles, taxDataFields, taxDataPermission } from './party.kinds';
import { indianStateCodes, stateCodes, stateName } from './state.rules';

const stateNames = Object.fromEntries(indianStateCodes.map((code) => [code, stateName(code)]));

export const partyList = defineList({
  fields: {
    name: { kind: 'text', label: 'Name' },
    roles: { kind: 'choices', label: 'Role', values: partyRoles, labels: partyRoleLabel },
    stateCode: { kind: 'choice', label: 'State', values: stateCodes, labels: stateNames },
  },
  filters: { role: { of: 'roles' }, stateCode: { offered: indianStateCodes } },
  sorts: ['name'],
  defaultSort: 'name',
  search: ['name', 'gstin', 'pan', 'email', 'phone'],
  hint: 'Search parties',
  guarded: Object.fromEntries(taxDataFields.map((field) => [field, taxDataPermission])),
});
