import { say } from '@freightdesk/shared-sentence';
import { accountProblem, hasAccount, isPaid, payeeProblems, udyamProblem } from './payee.rules';

const account = { payeeName: 'Konkan Carriers', payeeAccount: '50200012345678', payeeIfsc: 'HDFC0000123' };

it.each([
  ['a vendor', ['VENDOR'], true],
  ['a customer who is a transporter too', ['CUSTOMER', 'TRANSPORTER'], true],
  ['an agent abroad', ['OVERSEAS_AGENT'], true],
  ['a customer alone', ['CUSTOMER', 'SHIPPER', 'CONSIGNEE'], false],
] as const)('%s is paid or not', (_who, roles, expected) => {
  expect(isPaid({ roles })).toBe(expected);
});

it.each(['50200012345678', '5020 0012-3456 78', 'SB0012345'])('%s is the number of an account', (text) => {
  expect(accountProblem(text)).toBeNull();
});

it.each([
  ['1234', 'this has 4'],
  ['1234567890123456789', 'this has 19'],
  ['=1+1000000', 'digits, and letters'],
  ['ABCDEFGH', 'digits; this has 8'],
])('%p is refused with a sentence that says: %s', (text, words) => {
  expect(say(accountProblem(text) ?? '')).toContain(words);
});

it.each([
  ['UDYAM-MH-18-0001234', true],
  ['udyam-mh-18-0001234', true],
  ['UDYAM-MH-18-001234', false],
  ['MH18D0001234', false],
])('the Udyam number %p is one or not', (text, isOne) => {
  expect(udyamProblem(text) === null).toBe(isOne);
});

it.each<[string, Parameters<typeof payeeProblems>[0], string[]]>([
  ['nothing at all', {}, []],
  ['an account', account, []],
  ['an account without its IFSC', { ...account, payeeIfsc: null }, ['payeeIfsc']],
  ['an IFSC alone', { payeeIfsc: 'HDFC0000123' }, ['payeeName', 'payeeAccount']],
  ['a small enterprise', { msmeClass: 'SMALL', udyamNumber: 'UDYAM-MH-18-0001234', msmeAgreedDays: 30 }, []],
  ['an enterprise without its number', { msmeClass: 'MICRO' }, ['udyamNumber']],
  ['a number without the size', { udyamNumber: 'UDYAM-MH-18-0001234' }, ['msmeClass']],
  ['days agreed with no such enterprise', { msmeAgreedDays: 30 }, ['msmeClass']],
])('%s is taken or told of', (_what, payee, fields) => {
  expect(payeeProblems(payee).map(({ field }) => field)).toEqual(fields);
});

it('money can be sent to a whole account alone', () => {
  expect([account, { ...account, payeeIfsc: '' }, {}].map(hasAccount)).toEqual([true, false, false]);
});
