import { defineList } from '@freightdesk/shared-endpoint';
import { chargeBases, chargeBasisLabel } from './charge-head.kinds';

export const chargeHeadList = defineList({
  fields: {
    name: { kind: 'text', label: 'Name' },
    code: { kind: 'text', label: 'Code' },
    sac: { kind: 'text', label: 'SAC' },
    basis: { kind: 'choice', label: 'Charged', values: chargeBases, labels: chargeBasisLabel },
    pureAgent: { kind: 'flag', label: 'Pure agent' },
    active: { kind: 'flag', label: 'In use' },
  },
  filters: { pureAgent: {}, active: {} },
  sorts: ['name', 'code', 'sac', 'active'],
  defaultSort: 'name',
  search: ['name', 'code', 'sac'],
  hint: 'Search charge heads',
});
