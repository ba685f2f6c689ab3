import { type BroughtForward, openDocumentProblems } from './open-document.rules';

const due = { date: '2026-02-14', outstanding: '118000.00', currency: 'INR' } as const;

it.each<readonly [string, { [Name in keyof BroughtForward]?: BroughtForward[Name] | undefined }, readonly string[]]>([
  ['rupees', {}, []],
  ['another currency at its rate', { currency: 'USD', exchangeRate: '84.50' }, []],
  ['another currency without its rate', { currency: 'USD' }, ['exchangeRate required']],
  ['rupees at a rate', { exchangeRate: '2' }, ['exchangeRate rupees']],
  ['more than can be kept', { outstanding: '99999999999999' }, ['outstanding too_large']],
  ['a day before its own', { dueDate: '2026-02-13' }, ['dueDate before_document']],
  ['nothing known of it but its currency', { outstanding: undefined, date: undefined, dueDate: '2026-01-01' }, []],
  [
    'all that is wrong at once',
    { outstanding: '99999999999999', exchangeRate: '2', dueDate: '2026-02-13' },
    ['outstanding too_large', 'exchangeRate rupees', 'dueDate before_document'],
  ],
  ['its own day', { dueDate: '2026-02-14' }, []],
])('a document brought forward with %s is taken, or told why not', (_what, other, problems) => {
  expect(openDocumentProblems({ ...due, ...other }).map(({ field, code }) => `${field} ${code}`)).toEqual(problems);
});
