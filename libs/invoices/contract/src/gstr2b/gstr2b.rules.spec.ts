import { documentKey } from './document-key.rules';
import { gstr2bJson } from './gstr2b.builder';
import { type BookedBill, matchGstr2b, type ToldDocument } from './match-gstr2b.rules';
import { readGstr2b } from './read-gstr2b.rules';

it.each([
  ['VCL/2026/118', 'VCL2026118'],
  [' vcl-2026-118 ', 'VCL2026118'],
  ['00042', '42'],
  ['A/0042', 'A0042'],
  ['ＡＢ１２', 'AB12'],
])('a number %s is known as %s', (number, key) => {
  expect(documentKey(number)).toBe(key);
});

describe('the portal’s file', () => {
  it('is read with each vendor’s invoices and notes, in paise', () => {
    const note = {
      ntnum: 'CN-1',
      typ: 'C',
      dt: '20-10-2026',
      itcavl: 'Y',
      items: [{ txval: 100.5, cgst: 9.05, sgst: 9.05 }],
    };
    const read = readGstr2b(gstr2bJson([{ number: 'V-1', date: '05-10-2026', taxable: 10000.1 }], { notes: [note] }));

    expect(read).toMatchObject({ gstin: '27AAGCB7383J1Z8', period: '102026' });
    expect(read?.documents).toMatchObject([
      {
        kind: 'INVOICE',
        numberKey: 'V1',
        date: '2026-10-05',
        fiscalYear: '26-27',
        taxablePaise: 10_000_10,
        cgstPaise: 900_01,
      },
      { kind: 'CREDIT_NOTE', number: 'CN-1', taxablePaise: 100_50, sgstPaise: 9_05 },
    ]);
  });

  it('takes an amended invoice in the place of the first', () => {
    const file = gstr2bJson([{ number: 'V-1', date: '05-10-2026', taxable: 10_000 }]);
    const b2ba = [{ ctin: '27AAPFU0939F1ZV', inv: [{ oinum: 'V-1', inum: 'V-1A', dt: '05-10-2026', txval: 9_000 }] }];
    const read = readGstr2b({ data: { ...file.data, docdata: { ...file.data.docdata, b2ba } } });

    expect(read?.documents).toMatchObject([{ number: 'V-1A', taxablePaise: 9_000_00 }]);
  });

  it.each([
    ['nothing', null],
    ['a text', 'GSTR-2B'],
    ['another return', { gstin: '27AAGCB7383J1Z8', fp: '102026', b2b: [] }],
    ['a file without its month', { data: { gstin: '27AAGCB7383J1Z8', rtnprd: '132026', docdata: {} } }],
    ['a file without documents', { data: { gstin: '27AAGCB7383J1Z8', rtnprd: '102026' } }],
  ])('that is %s is none', (_what, json) => {
    expect(readGstr2b(json)).toBeNull();
  });

  it('tells apart what names no document, by its row', () => {
    const read = readGstr2b(
      gstr2bJson([
        { number: '', date: '05-10-2026', taxable: 1 },
        { number: 'V-0', date: '05-10-2026', taxable: 1 },
        { number: 'V', date: '31-02-2026', taxable: 1 },
        { number: 'V-2', date: '05-10-2026', taxable: 1, supplier: '27AAPFU0939' },
      ]),
    );
    expect(read?.documents).toMatchObject([{ number: 'V-0' }]);
    expect(read?.unread).toMatchObject([
      { section: 'b2b', row: 1, what: 'number', gstin: '27AAPFU0939F1ZV' },
      { section: 'b2b', row: 3, what: 'date', number: 'V', date: '31-02-2026' },
      { section: 'b2b', row: 4, what: 'gstin', gstin: '27AAPFU0939', number: 'V-2' },
    ]);
  });
});

const tax = { cgstPaise: 900_00, sgstPaise: 900_00, igstPaise: 0 };
const bill = (changes: Partial<BookedBill> = {}): BookedBill => ({
  ...{ id: 'b', kind: 'BILL', number: 'PI/26-27/000001', supplierNumber: 'V-1', supplierDate: '2026-10-05' },
  ...{
    supplierYear: '26-27',
    date: '2026-10-07',
    party: { id: 'p', name: 'Varuna' },
    supplierGstin: '27AAPFU0939F1ZV',
  },
  ...{ taxablePaise: 10_000_00, ...tax },
  ...changes,
});
const told = (changes: Partial<ToldDocument> = {}): ToldDocument => ({
  ...{ id: 't', month: '2026-10-01', kind: 'INVOICE', supplierGstin: '27AAPFU0939F1ZV', supplierName: 'VARUNA' },
  ...{
    number: 'v/001',
    numberKey: 'V001',
    date: '2026-10-05',
    fiscalYear: '26-27',
    reverseCharge: false,
    itcAvailable: true,
  },
  ...{ taxablePaise: 10_000_00, ...tax },
  ...changes,
});
const october = { month: '2026-10-01' };
const states = (bills: BookedBill[], portal: ToldDocument[], how = october) =>
  matchGstr2b(bills, portal, how).map(({ state }) => state);

it.each<[string, BookedBill[], ToldDocument[], string[]]>([
  ['as told', [bill()], [told({ numberKey: 'V1' })], ['MATCHED']],
  ['a rupee apart in a head', [bill()], [told({ numberKey: 'V1', cgstPaise: 901_00 })], ['MATCHED']],
  ['a paisa more apart', [bill()], [told({ numberKey: 'V1', cgstPaise: 901_01 })], ['MISMATCH']],
  [
    'taxed under another head',
    [bill()],
    [told({ numberKey: 'V1', cgstPaise: 0, sgstPaise: 0, igstPaise: 1_800_00 })],
    ['MISMATCH'],
  ],
  ['told of nowhere', [bill()], [], ['MISSING_IN_2B']],
  [
    'of another year',
    [bill()],
    [told({ numberKey: 'V1', fiscalYear: '25-26' })],
    ['MISSING_IN_2B', 'MISSING_IN_BOOKS'],
  ],
  [
    'of another vendor',
    [bill()],
    [told({ numberKey: 'V1', supplierGstin: '29AAPFU0939F1ZR' })],
    ['MISSING_IN_2B', 'MISSING_IN_BOOKS'],
  ],
  ['told in a later month', [bill()], [told({ numberKey: 'V1', month: '2026-11-01' })], ['MATCHED']],
  ['only told, in this month', [], [told()], ['MISSING_IN_BOOKS']],
  ['only told, in another month', [], [told({ month: '2026-11-01' })], []],
  [
    'our note and the vendor’s, which has a number of its own',
    [bill({ kind: 'DEBIT_NOTE' })],
    [told({ kind: 'CREDIT_NOTE', number: 'CN-9', numberKey: 'CN9' })],
    ['MATCHED'],
  ],
  [
    'entered twice, and told once',
    [bill(), bill({ id: 'c' })],
    [told({ numberKey: 'V1' })],
    ['MATCHED', 'MISSING_IN_2B'],
  ],
])('a bill that is %s', (_how, bills, portal, expected) => {
  expect(states(bills, portal)).toEqual(expected);
});

it('a difference names its figures', () => {
  const [row] = matchGstr2b([bill()], [told({ numberKey: 'V1', taxablePaise: 9_000_00, sgstPaise: 810_00 })], october);
  expect(row?.differing).toEqual(['taxablePaise', 'sgstPaise']);
});
