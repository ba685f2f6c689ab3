import { type JournalAccount, journalProblems, journalTotals, journalVoucher } from './journal.rules';

const accounts = new Map(
  (
    [
      { code: '1000', name: 'Cash', control: 'BANK' },
      { code: '1020', name: 'EEFC', control: 'BANK', isForeign: true },
      { code: '1200', name: 'Debtors', control: 'CUSTOMER' },
      { code: '1310', name: 'Input CGST', control: null },
      { code: '1400', name: 'TDS receivable', control: null },
      { code: '2100', name: 'Creditors', control: 'VENDOR' },
      { code: '2210', name: 'Output CGST', control: null },
      { code: '2290', name: 'GST payable', control: null },
      { code: '2310', name: 'TDS payable: contracts', control: null },
      { code: '6010', name: 'Rent', control: null },
      { code: '6500', name: 'Old rent', control: null, active: false },
    ] as const
  ).map((account): [string, JournalAccount] => [account.code, { active: true, ...account }]),
);

const partyId = '01990000-0000-7000-8000-000000000001';
const codesOf = (lines: Parameters<typeof journalProblems>[0]['lines']) =>
  journalProblems({ lines }, accounts).map(({ field, code }) => `${field} ${code}`);
const against = (accountCode: string, facts: object = {}) => [
  { accountCode, debitPaise: 100, ...facts },
  { accountCode: '6010', creditPaise: 100 },
];

describe('a journal', () => {
  it.each([
    ['a cost against cash', against('1000'), []],
    ['a debtor who is named', against('1200', { partyId }), []],
    ['a debtor who is not named', against('1200'), ['lines.0.partyId party_needed']],
    ['a creditor who is not named', against('2100'), ['lines.0.partyId party_needed']],
    ['an account that is not in the chart', against('9999'), ['lines.0.accountCode unknown_account']],
    ['an account that is archived', against('6500'), ['lines.0.accountCode archived_account']],
    ['a bank in dollars', against('1020'), ['lines.0.accountCode foreign_account']],
    ['a head of GST', against('1310'), ['lines.0.accountCode tax_of_documents']],
    ['tax that was withheld from a vendor', against('2310'), ['lines.0.accountCode tax_of_documents']],
    ['tax that a customer withheld', against('1400'), ['lines.0.accountCode tax_of_documents']],
  ])('may touch %s, or is told why not', (_what, lines, expected) => {
    expect(codesOf(lines)).toEqual(expected);
  });

  it('sets heads of GST off where it puts what is left under GST payable', () => {
    const lines = [
      { accountCode: '2210', debitPaise: 900 },
      { accountCode: '1310', creditPaise: 600 },
      { accountCode: '2290', creditPaise: 300 },
    ];

    expect(codesOf(lines)).toEqual([]);
  });

  it('says by how much its sides differ', () => {
    const lines = [
      { accountCode: '6010', debitPaise: 1_000_50 },
      { accountCode: '1000', creditPaise: 900_00 },
    ];

    expect(journalTotals(lines)).toEqual({ debitPaise: 1_000_50, creditPaise: 900_00, differencePaise: 100_50 });
    expect(journalProblems({ lines }, accounts)).toEqual([
      {
        field: 'lines',
        code: 'unbalanced',
        message: 'Debit is {{amount}} more than credit.',
        values: { amount: '100.50' },
      },
    ]);
  });

  it('posts each line on its side, with party and job where it names them', () => {
    const jobId = '01990000-0000-7000-8000-000000000002';

    expect(journalVoucher(against('1200', { partyId, jobId }))).toEqual([
      { accountCode: '1200', debitPaise: 100, creditPaise: 0, partyId, jobId },
      { accountCode: '6010', debitPaise: 0, creditPaise: 100 },
    ]);
  });
});
