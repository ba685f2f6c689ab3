import { type FileLayout, type FilePayment, fileRow, isSameBank, usualFileLayout } from './payment-file.rules';
import { setPaymentFileInput } from './payment-file.schema';

const payment: FilePayment = {
  ...{ payeeName: 'Konkan Roadways Private Limited', payeeAccount: '00050200012345678', payeeIfsc: 'HDFC0000123' },
  ...{ amountPaise: 2_10_000_50, fromAccount: '000405001234', payOn: '2026-06-02', narration: 'Vendors of May' },
  ...{ rail: 'RTGS', isSameBank: false },
};
const textsOf = (layout: Partial<FileLayout>, changes: Partial<FilePayment> = {}) =>
  fileRow({ ...usualFileLayout, ...layout }, { ...payment, ...changes }, 7).map(({ text }) => text);

it('the usual file has what most banks ask for, accounts with their zeros in front', () => {
  const [way, name, ...others] = textsOf({});

  expect([way, name]).toEqual(['RTGS', 'Konkan Roadways Private Limited']);
  expect(others.slice(0, 3)).toEqual(['00050200012345678', 'HDFC0000123', '210000.50']);
  expect(others.slice(3)).toEqual(['000405001234', '2026-06-02', 'Vendors of May']);
});

it.each([
  ['YYYY-MM-DD', '2026-06-02'],
  ['DD/MM/YYYY', '02/06/2026'],
  ['DD-MM-YYYY', '02-06-2026'],
  ['DD-MMM-YYYY', '02-Jun-2026'],
  ['DDMMYYYY', '02062026'],
  ['YYYYMMDD', '20260602'],
] as const)('a day is written %s', (dateFormat, expected) => {
  expect(textsOf({ dateFormat, columns: [{ header: 'Date', content: 'PAY_ON' }] })).toEqual([expected]);
});

it.each([
  ['DECIMALS', 2_10_000_00, { kind: 'amount', text: '210000.00' }],
  ['SHORT', 2_10_000_00, { kind: 'number', text: '210000' }],
  ['SHORT', 2_10_000_50, { kind: 'number', text: '210000.50' }],
  ['SHORT', 5, { kind: 'number', text: '0.05' }],
  ['PAISE', 2_10_000_50, { kind: 'number', text: '21000050' }],
] as const)('an amount in the style %s', (amountStyle, amountPaise, expected) => {
  const layout: FileLayout = { ...usualFileLayout, amountStyle, columns: [{ header: 'Amount', content: 'AMOUNT' }] };

  expect(fileRow(layout, { ...payment, amountPaise }, 1)).toEqual([expected]);
});

it.each([
  ['NEFT', false, 'TRF', 'N'],
  ['RTGS', false, 'TRF', 'R'],
  ['RTGS', true, 'TRF', 'TRF'],
  ['RTGS', true, null, 'R'],
  ['NEFT', true, '', 'N'],
] as const)('%s, to the same bank %s, with the word %s for that: %s', (rail, isSame, iftWord, expected) => {
  const columns = [{ header: 'Type', content: 'WAY' as const }];
  const words = { neftWord: 'N', rtgsWord: 'R', iftWord, columns };

  expect(textsOf(words, { rail, isSameBank: isSame })).toEqual([expected]);
});

it('a name and a narration are cut to what the bank takes, an account never; fixed text and rows stand in their columns', () => {
  const columns: FileLayout['columns'] = [
    { header: 'No.', content: 'ROW_NUMBER' },
    { header: 'Name', content: 'PAYEE_NAME', most: 16 },
    { header: 'Account', content: 'PAYEE_ACCOUNT', most: 4 },
    { header: 'Product', content: 'FIXED', fixed: 'VPAY' },
    { header: 'Filler', content: 'FIXED' },
  ];

  expect(textsOf({ columns })).toEqual(['7', 'Konkan Roadways', '00050200012345678', 'VPAY', '']);
});

it('a bank is the first four letters of an IFSC', () => {
  expect(isSameBank('hdfc0000001', 'HDFC0000123')).toBe(true);
  expect(isSameBank('ICIC0000001', 'HDFC0000123')).toBe(false);
  expect(isSameBank(null, 'HDFC0000123')).toBe(false);
});

describe('a layout as it is typed', () => {
  const input = { id: '01990000-0000-7000-8000-000000000001', version: 1, ...usualFileLayout };
  const problemsOf = (changes: object) =>
    setPaymentFileInput.validate({ ...input, ...changes }, { abortEarly: false }).then(
      () => [],
      ({ inner }: { inner: { path: string }[] }) => inner.map(({ path }) => path),
    );
  const amount = { header: 'Amount', content: 'AMOUNT' };
  const account = { header: 'Account', content: 'PAYEE_ACCOUNT' };
  const secret = { header: 'PAN', content: 'PAN' };

  it.each([
    ['the usual one is taken', {}, []],
    ['without the account of the payee it pays nobody', { columns: [amount] }, ['columns']],
    ['without a word for NEFT it is not read', { neftWord: '' }, ['neftWord']],
    ['no column says what is not known', { columns: [account, amount, secret] }, ['columns[2].content']],
  ])('%s', async (_name, changes, expected) => {
    expect((await problemsOf(changes)).sort()).toEqual(expected);
  });
});
