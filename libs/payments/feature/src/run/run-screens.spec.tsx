import { listBanks } from '@freightdesk/banks-contract';
import { bankRow } from '@freightdesk/banks-contract/testing';
import {
  addRun,
  approveRun,
  type DueBill,
  fitRunLine,
  type BankFilePreview,
  getAdvices,
  getBankFilePreview,
  getRun,
  payRun,
  proposeRun,
  type Run,
} from '@freightdesk/payments-contract';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as PrepareRunScreen } from './prepare-run-screen';
import { Component as RunScreen } from './run-screen';

const idOf = (last: number) => `01990000-0000-7000-8000-0000000000${String(last)}`;
const bank = bankRow({ id: idOf(10), isDefault: true });
const konkan = { id: idOf(20), name: 'Konkan Roadways' };

const due = (last: number, changes: Partial<DueBill> = {}): DueBill => ({
  ...{ id: idOf(last), number: `PI/26-27/0000${String(last)}`, supplierNumber: `K/${String(last)}`, party: konkan },
  ...{ date: '2026-04-10', dueDate: '2026-05-10', payBy: '2026-05-10', isMsme: false, hasAccount: true },
  ...{ outstandingPaise: 1_50_000_00, holdReason: null, vendorHoldReason: null, run: null },
  ...changes,
});

const line = (bill: DueBill): Run['lines'][number] => {
  const { id: invoiceId, number, supplierNumber, party, payBy, isMsme, hasAccount, outstandingPaise } = bill;
  const told = { invoiceId, number, supplierNumber, party, payBy, isMsme, hasAccount, outstandingPaise };
  return { ...told, isWithinBank: false, amountPaise: outstandingPaise, payment: null };
};

const run = (changes: Partial<Run> = {}): Run => ({
  ...{ id: idOf(40), title: 'Vendors of May', status: 'SUBMITTED', payOn: '2026-06-02', bank, version: 2 },
  ...{ totalPaise: 3_00_000_00, billCount: 2, vendorCount: 1, paidOn: null, cancelReason: null, approvedBy: null },
  ...{ madeBy: { id: idOf(50), name: 'Anita' }, submittedBy: { id: idOf(50), name: 'Anita' } },
  lines: [line(due(31)), line(due(32))],
  ...changes,
});

const file: BankFilePreview = {
  ...{ name: 'Vendors-of-May-2026-06-02.csv', heads: ['Type', 'Account', 'Filler', 'Filler'], hasHeader: false },
  ...{ rows: [['RTGS', '00050200012345678', '', '']], rowCount: 1 },
};

beforeEach(() => {
  mock(getBankFilePreview, file);
});
beforeEach(() => mock(listBanks, pageOf([bank, bankRow({ id: idOf(11), name: 'Cash box', accountType: 'CASH' })])));

describe('preparing a payment run', () => {
  const show = () => {
    const held = due(33, { holdReason: 'Short delivered' });
    mock(proposeRun, {
      bills: [due(31, { isMsme: true }), due(32), held],
      debits: [{ party: konkan, debitPaise: 40_00 }],
    });
    return renderScreen(<PrepareRunScreen />, { role: 'ACCOUNT', path: '/dashboard/payments/runs/new' });
  };

  it('takes a bill whole by its box or a part by its field, and sums up what the vendor gets', async () => {
    const add = mock(addRun, run({ status: 'DRAFT' }));
    mock(getRun, run());
    const { user } = show();

    await user.type(await screen.findByRole('textbox', { name: /Name of the run/ }), 'Vendors of May');
    await user.click(await screen.findByRole('checkbox', { name: 'Pay PI/26-27/000031' }));
    await user.type(screen.getByRole('textbox', { name: 'For PI/26-27/000032' }), '60000');
    await user.tab();

    const sums = within(screen.getByRole('table', { name: 'By vendor' }));
    expect(sums.getByRole('row', { name: /Konkan Roadways 2 RTGS .*40\.00 .*2,10,000\.00/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Vendors of May is saved')).toBeVisible();
    expect(add.calls[0]?.input).toMatchObject({
      bankId: bank.id,
      lines: [
        { invoiceId: idOf(31), amountPaise: 1_50_000_00 },
        { invoiceId: idOf(32), amountPaise: 60_000_00 },
      ],
    });
  });

  it('shows what is held with its reason, offers no cash box, and tells what the server refuses at its bill', async () => {
    mockProblem(addRun, 422, {
      code: 'over_outstanding',
      errors: [{ field: 'lines.0.amountPaise', code: 'over_outstanding', message: 'Paid by another meanwhile.' }],
    });
    const { user } = show();

    const kept = within(await screen.findByRole('table', { name: 'Due, and kept from being paid' }));
    expect(kept.getByText(/is held \(Short delivered\)/)).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: /Bank/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).not.toContain('Cash box');
    await user.keyboard('{Escape}');
    await user.type(screen.getByRole('textbox', { name: /Name of the run/ }), 'Vendors of May');
    await user.click(screen.getByRole('checkbox', { name: 'Pay PI/26-27/000031' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Paid by another meanwhile.')).toBeVisible();
  });
});

describe('a payment run on its page', () => {
  const show = (changes: Partial<Run> = {}) => {
    mock(getRun, run(changes));
    const pages = {
      payment: (id: string) => `/payments/view?id=${id}`,
      'payment file': (id: string) => `/file?id=${id}`,
    };
    return renderScreen(<RunScreen />, { role: 'ACCOUNT', path: `/?id=${idOf(40)}`, pages });
  };

  it('is approved after a question', async () => {
    const approve = mock(approveRun, run({ status: 'APPROVED', version: 3 }));
    const { user } = show();

    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Approve' }));

    expect(await screen.findByText('Vendors of May is approved')).toBeVisible();
    expect(approve.calls[0]?.input).toEqual({ id: idOf(40), version: 2 });
  });

  it('is recorded as paid with the number of each vendor', async () => {
    const pay = mock(payRun, run({ status: 'PAID', version: 4 }));
    const { user } = show({ status: 'APPROVED', version: 3 });

    await user.click(await screen.findByRole('button', { name: 'Record as paid' }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByRole('textbox', { name: 'UTR of Konkan Roadways' }), 'HDFCR1');
    await user.click(form.getByRole('button', { name: 'Record as paid' }));

    expect(await screen.findByText('Vendors of May is paid')).toBeVisible();
    expect(pay.calls[0]?.input).toMatchObject({ references: [{ partyId: konkan.id, reference: 'HDFCR1' }] });
  });

  it('says at its row which bill is owed less by now, and takes it down or out', async () => {
    const over = [
      { ...line(due(31)), outstandingPaise: 40_000_00 },
      { ...line(due(32)), outstandingPaise: 0 },
    ];
    const fit = mock(
      fitRunLine,
      run({
        status: 'APPROVED',
        version: 4,
        lines: [{ ...line(due(31)), amountPaise: 40_000_00, outstandingPaise: 40_000_00 }],
      }),
    );
    const { user } = show({ status: 'APPROVED', version: 3, lines: over });

    expect(await screen.findByText(/Less is outstanding now than the run would pay, on 2 of its bills/)).toBeVisible();
    const bills = within(screen.getByRole('table', { name: 'Bills' }));
    expect(bills.getByText('Nothing is outstanding now')).toBeVisible();
    await user.click(bills.getByRole('button', { name: 'Take it down to ₹ 40,000.00: PI/26-27/000031' }));

    expect(await screen.findByText('PI/26-27/000031 is put right')).toBeVisible();
    expect(fit.calls[0]?.input).toEqual({ id: idOf(40), version: 3, invoiceId: idOf(31) });
  });

  it('says of a vendor at the same bank that it goes by neither NEFT nor RTGS, as the file does', async () => {
    show({ lines: [{ ...line(due(31)), isWithinBank: true }] });
    const vendors = within(await screen.findByRole('table', { name: 'By vendor' }));
    expect(vendors.getByText('Within the bank')).toBeVisible();
    expect(vendors.queryByText('NEFT')).not.toBeInTheDocument();
  });

  it('leads to its payments once it is paid', async () => {
    const payment = { id: idOf(60), number: 'PV/26-27/000001', reference: 'HDFCR1', date: '2026-06-02' };
    show({ status: 'PAID', paidOn: '2026-06-02', lines: [{ ...line(due(31)), payment }] });

    expect(await screen.findByRole('link', { name: 'PV/26-27/000001 · HDFCR1' })).toHaveAttribute(
      'href',
      `/payments/view?id=${payment.id}`,
    );
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  });

  it('that the bank pays in parts says which bills are not paid yet, and no longer goes back', async () => {
    const payment = { id: idOf(60), number: 'PV/26-27/000001', reference: 'HDFCR1', date: '2026-06-02' };
    const paid = { ...line(due(31)), outstandingPaise: 0, payment };
    show({ status: 'APPROVED', lines: [paid, line(due(32))] });

    expect(await screen.findByText(/The bank has paid a part of it; bills not paid yet: 1/)).toBeVisible();
    expect(screen.getByText('Not paid yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel the rest' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Return for changes' })).not.toBeInTheDocument();
    expect(screen.queryByText(/is outstanding now/)).not.toBeInTheDocument();
  });

  it('shows what the bank is about to be given, and leads to where its columns are said', async () => {
    show({ status: 'APPROVED' });

    const table = within(await screen.findByRole('table', { name: 'File for the bank' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '1 Type',
      '2 Account',
      '3 Filler',
      '4 Filler',
    ]);
    expect(table.getByRole('cell', { name: '00050200012345678' })).toBeVisible();
    expect(screen.getByText(/without a row of headings/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change its columns' })).toHaveAttribute('href', `/file?id=${bank.id}`);
  });

  it('names a vendor whose account is not known, before the file is asked for', async () => {
    mockProblem(getBankFilePreview, 422, {
      code: 'no_account',
      message: 'The account of {{vendor}} is not known: enter it on the page of the party, under Terms and tax.',
      values: { vendor: 'Konkan Roadways' },
    });

    show({ status: 'APPROVED' });

    expect(await screen.findByText(/The account of Konkan Roadways is not known/)).toBeVisible();
  });

  it('gives the advices of an approved run, and none before that', async () => {
    const taken = mock(getAdvices, new Blob(['zip']));
    const { user } = show({ status: 'APPROVED' });

    await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remittance advices, a PDF each (ZIP)' }));

    await waitFor(() => expect(taken.calls[0]?.input).toEqual({ id: idOf(40), format: 'zip' }));
  });
});
