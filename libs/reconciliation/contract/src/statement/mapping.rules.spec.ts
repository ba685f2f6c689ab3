import { placesOf, recogniseMapping } from './mapping.rules';

const line = ['01/11/2026', 'NEFT', 'N1', '1.00', '', '2.00'];

describe('what a file tells of its columns', () => {
  it.each([
    [
      'HDFC',
      ['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
      'Withdrawal Amt.',
    ],
    ['SBI', ['Txn Date', 'Value Date', 'Description', 'Ref No./Cheque No.', 'Debit', 'Credit', 'Balance'], 'Debit'],
    [
      'ICICI',
      [
        'S No.',
        'Value Date',
        'Transaction Date',
        'Cheque Number',
        'Transaction Remarks',
        'Withdrawal Amount (INR )',
        'Deposit Amount (INR )',
        'Balance (INR )',
      ],
      'Withdrawal Amount (INR )',
    ],
    ['Axis', ['Tran Date', 'CHQNO', 'PARTICULARS', 'DR', 'CR', 'BAL', 'SOL'], 'DR'],
  ])('%s', (_bank, head, debit) => {
    const mapping = recogniseMapping([['Statement of account'], head, line]);

    expect(mapping).toMatchObject({ debit });
    expect(mapping?.date).toMatch(/^(Date|T.*Date)$/);
    expect(mapping?.narration).toMatch(/narration|description|remarks|particulars/i);
  });

  it('an amount with its sign, or with its side beside it', () => {
    expect(
      recogniseMapping([
        ['Date', 'Description', 'Amount', 'Dr/Cr'],
        ['1/2/2026', 'X', '10', 'DR'],
      ]),
    ).toMatchObject({
      amount: 'Amount',
      side: 'Dr/Cr',
    });
  });

  it('is nothing where no row has headings', () => {
    expect(recogniseMapping([['01/11/2026', 'NEFT', '1.00']])).toBeNull();
  });

  it('names the heading that a file lacks', () => {
    const mapping = recogniseMapping([['Date', 'Narration', 'Debit', 'Credit'], line]);

    expect(mapping && placesOf([['Date', 'Narration', 'Debit'], line], mapping)).toEqual({ missing: 'Credit' });
  });
});
