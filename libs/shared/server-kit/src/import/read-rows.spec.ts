import { defineImport } from '@freightdesk/shared-endpoint';
import { UploadedFile } from '../upload/uploaded-file';
import { readRows } from './read-rows';

const parties = defineImport({
  ...{ kind: 'spec', title: 'Spec', access: 'party.read', text: '', touches: [] },
  columns: {
    name: { label: 'Name', kind: 'text', isNeeded: true, example: '' },
    owedPaise: { label: 'Owed', kind: 'amount', example: '' },
    since: { label: 'Since', kind: 'date', example: '' },
  },
});
const read = (bytes: Buffer | string) => readRows(new UploadedFile('rows.csv', Buffer.from(bytes)), parties.definition);
const faultsOf = async (text: string) => (await read(text)).errors.map(({ row, column, code }) => [row, column, code]);

describe('a file', () => {
  it('is read by its heads, in any case and order, and each cell by its column', async () => {
    const { rows, errors } = await read(
      'since,NAME,owedPaise\n05-04-2026,Indian Oil,"1,25,000.50"\n,,\n2026-04-06,BPCL,',
    );

    expect(errors).toEqual([]);
    expect(rows.map(({ row, value }) => ({ row, ...value }))).toEqual([
      { row: 2, name: 'Indian Oil', owedPaise: 1_25_000_50, since: '2026-04-05' },
      { row: 4, name: 'BPCL', since: '2026-04-06' },
    ]);
  });

  it.each([
    ['whose heads are not known', 'Name,Colour\na,b', [[1, null, 'unknown_column']]],
    ['that lacks a column', 'Owed\n5', [[1, null, 'missing_column']]],
    ['with a column twice', 'Name,name\na,b', [[1, null, 'column_twice']]],
    ['without rows', 'Name,Owed\n', [[null, null, 'no_rows']]],
    [
      'whose cells are wrong',
      'Name,Owed,Since\n,x,31-02-2026',
      [
        [2, 'name', 'required'],
        [2, 'owedPaise', 'amount'],
        [2, 'since', 'date'],
      ],
    ],
    ['with a formula in place of a text', "Name,Owed\n=cmd|'/C calc'!A0,5\n== urgent ==,5", [[2, 'name', 'text']]],
  ])('%s is told where', async (_what, text, faults) => {
    expect(await faultsOf(text)).toEqual(faults);
  });
});
