import { boolean, id, record, string } from '@freightdesk/shared-endpoint/schema';
import { exportColumns } from './export-columns';
import { headOf } from './export-head';

const row = record({
  id: id().required(),
  partyId: id().required(),
  roleId: record({ id: id().required(), name: string().required() }).required(),
  risk: string().required(),
  isHazardous: boolean().required(),
});
const words = {
  roleId: { label: 'Role', labels: { ACCOUNT: 'Accounts' } },
  risk: { labels: { OWNER: 'Owner’s risk' } },
};

it('a choice is called as people call it, a record by its name, and an id is left out', () => {
  const columns = exportColumns(row, words);
  const cells = { id: 'a', partyId: 'b', roleId: { id: 'c', name: 'ACCOUNT' }, risk: 'OWNER', isHazardous: true };

  expect(columns.map(({ head }) => head)).toEqual(['Role', 'Risk', 'Hazardous']);
  expect(columns.map((column) => column.cell(cells).text)).toEqual(['Accounts', 'Owner’s risk', 'Yes']);
});

it.each([
  ['totalPaise', 'Total'],
  ['partyGstin', 'Party GSTIN'],
  ['email', 'E-mail'],
  ['isHeadOffice', 'Head office'],
  ['siCutoffAt', 'SI cut-off at'],
  ['sezUnderLut', 'SEZ under LUT'],
  ['ewayBillValidUntil', 'E-way bill valid until'],
])('%s stands under %s', (name, head) => {
  expect(headOf(name)).toBe(head);
});
