import { boolean, id, instant, record, string } from '@freightdesk/shared-endpoint/schema';
import { exportColumns, wordsOver } from './export-columns';
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

it('a moment is told by the clocks of the company, also where a schema says only that it is a text', () => {
  const moments = record({ validUntil: instant().required(), at: string().required() });
  const columns = exportColumns(moments, {});
  const cells = { validUntil: '2026-11-29T18:29:00Z', at: '2026-11-24T19:20:00.000Z' };

  expect(columns.map((column) => column.cell(cells))).toEqual([
    { kind: 'time', text: '2026-11-29 23:59' },
    { kind: 'time', text: '2026-11-25 00:50' },
  ]);
});

it('a figure that is kept as text can be reckoned with, and a number of digits stays a text', () => {
  const columns = exportColumns(record({ exchangeRate: string().required(), phone: string().required() }), {});

  expect(columns.map((column) => column.cell({ exchangeRate: '-83.50', phone: '022123' }))).toEqual([
    { kind: 'number', text: '-83.5' },
    { kind: 'text', text: '022123' },
  ]);
});

it('a choice may be told by a rule, and what a file says goes over what its list says, part by part', () => {
  const states = record({ stateCode: string().required() });
  const words = wordsOver({ stateCode: { label: 'State' } }, { stateCode: { labels: (code) => `State ${code}` } });
  const [column] = exportColumns(states, words);

  expect(column?.head).toBe('State');
  expect(column?.cell({ stateCode: '27' }).text).toBe('State 27');
});

it.each([
  ['totalPaise', 'Total'],
  ['partyGstin', 'Party GSTIN'],
  ['email', 'E-mail'],
  ['isHeadOffice', 'Head office'],
  ['siCutoffAt', 'SI cut-off at'],
  ['sezUnderLut', 'SEZ under LUT'],
  ['receiptStateCode', 'Receipt state'],
  ['doNumber', 'DO number'],
  ['ewayBillValidUntil', 'E-way bill valid until'],
])('%s stands under %s', (name, head) => {
  expect(headOf(name)).toBe(head);
});
