import type { JournalAccount } from '../journal/journal.rules';
import { openingProblems } from './opening.rules';

const accounts = new Map(
  (
    [
      { code: '1010', name: 'HDFC Bank', control: 'BANK' },
      { code: '1200', name: 'Debtors', control: 'CUSTOMER' },
      { code: '1310', name: 'Input CGST', control: null },
      { code: '3010', name: 'Opening balance equity', control: null },
    ] as const
  ).map((account): [string, JournalAccount] => [account.code, { active: true, ...account }]),
);
const equity = { accountCode: '3010', creditPaise: 100 };
const partyId = '01990000-0000-7000-8000-000000000001';

it.each([
  ['what a customer owes', { accountCode: '1200', debitPaise: 100, partyId }, []],
  ['what nobody owes', { accountCode: '1200', debitPaise: 100 }, ['0 party party_needed']],
  ['credit of tax that was carried forward', { accountCode: '1310', debitPaise: 100 }, []],
  ['a bank', { accountCode: '1010', debitPaise: 100 }, ['0 accountCode bank_opens_itself']],
  ['an account that is not there', { accountCode: '9999', debitPaise: 100 }, ['0 accountCode unknown_account']],
  ['both sides', { accountCode: '1310', debitPaise: 100, creditPaise: 1 }, ['0 debitPaise one_side']],
  ['less than nothing', { accountCode: '1310', debitPaise: -100 }, ['0 debitPaise one_side']],
  ['more than its other side', { accountCode: '1310', debitPaise: 101 }, ['null null unbalanced']],
])('an opening of %s is taken, or told why not', (_what, line, expected) => {
  expect(
    openingProblems([line, equity], accounts).map(({ index, field, code }) => `${index} ${field} ${code}`),
  ).toEqual(expected);
});

it('what a customer owes is not opened beside its invoices; what it is owed as a vendor may be', () => {
  const opened = [{ partyId, control: 'VENDOR' as const }];
  const owes = { accountCode: '1200', debitPaise: 100, partyId };

  expect(openingProblems([owes, equity], accounts, opened)).toEqual([]);
  expect(openingProblems([owes, equity], accounts, [{ partyId, control: 'CUSTOMER' }])).toMatchObject([
    { index: 0, field: 'party', code: 'opened_by_document' },
  ]);
});
