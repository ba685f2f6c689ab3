import { getCompany, getLogo } from '@freightdesk/company-contract';
import { company } from '@freightdesk/company-contract/testing';
import {
  convertProforma,
  customerMoney,
  deleteSaleInvoice,
  getPrintedAlong,
  getSaleInvoice,
  getSaleInvoicePdf,
  issueSaleInvoice,
  type SaleInvoice,
  saleInvoiceSheet,
} from '@freightdesk/invoices-contract';
import { printedAlong, saleInvoice } from '@freightdesk/invoices-contract/testing';
import { listPostedVouchers } from '@freightdesk/ledger-contract';
import { approveCredit, type CreditStanding, getCredit } from '@freightdesk/parties-contract';
import { mock, mockProblem, renderScreen } from '@freightdesk/shared-testing-web';
import { textsOf } from '@freightdesk/shared-sheet';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as InvoiceViewScreen } from './invoice-view-screen';

const address = '/dashboard/invoice/view?id=01990000-0000-7000-8000-000000000001';
const routes = [
  { path: '/dashboard/invoice/view', element: <InvoiceViewScreen /> },
  { path: '*', element: <p>elsewhere</p> },
];

const credit: CreditStanding = {
  ...{ name: 'Coastal Spices Exports', creditLimitPaise: null, creditStatus: 'GOOD', creditStatusReason: null },
  ...{ outstandingPaise: 9_000_00, approvedPaise: null },
};

const advance = {
  ...{ id: '01990000-0000-7000-8000-0000000000a1', number: 'RC/26-27/000009', date: '2026-05-20' },
  ...{ currency: 'INR' as const, unallocatedMinor: 5_000_00 },
};

const show = (changes: Partial<SaleInvoice> = {}, role: 'ACCOUNT' | 'ADMIN' | 'MARKETING' = 'ACCOUNT') => {
  mock(getCompany, company());
  mock(getSaleInvoice, saleInvoice(changes));
  mock(getCredit, credit);
  mock(getPrintedAlong, printedAlong());
  mock(customerMoney, [advance]);
  return renderScreen(routes, {
    role,
    path: address,
    pages: {
      'receipt for invoice': (id, { partyId }) => `/receive?partyId=${partyId}&invoiceId=${id}`,
      'advance for invoice': (id, { invoiceId }) => `/allocate?id=${id}&invoiceId=${invoiceId}`,
    },
  });
};
const sheet = () => screen.findByRole('article', { name: 'The document' });

describe('the document', () => {
  it('shows what the law wants on a tax invoice', async () => {
    show();

    const words = [
      'Konkan Freight',
      'GSTIN 27AAGCB7383J1Z8 · PAN AAGCB7383J',
      'Tax invoice',
      'ORIGINAL FOR RECIPIENT',
      'Coastal Spices Exports',
      'GSTIN 27AAPFU0939F1ZV',
      'SI/26-27/000001',
      '10-Apr-2026',
      'Rupees Eleven Thousand Eight Hundred Only',
      'For Konkan Freight',
      'Authorised signatory',
    ];
    const paper = within(await sheet());
    for (const word of words) expect(paper.getByText(word)).toBeVisible();
    expect(paper.getByText('Place of supply').nextSibling).toHaveTextContent('Maharashtra (27)');
    expect(paper.getByText('Tax payable under reverse charge').nextSibling).toHaveTextContent('No');
    expect(paper.getByText('Total in rupees').nextSibling).toHaveTextContent('11,800.00');
  });

  it('shows every word and figure of its description, in its own language', async () => {
    const exempt = { sac: '996711', taxability: 'EXEMPT', jobNumber: 'SE/26-27/00042' } as const;
    const changes: Partial<SaleInvoice> = {
      lines: saleInvoice().lines.flatMap((line) => [line, { ...line, ...exempt }]),
      terms: [{ id: 'a', title: 'Interest', text: '18% a year after the due date.' }],
      notes: 'With thanks',
    };
    show(changes);

    const paper = await sheet();
    expect(await within(paper).findByRole('img', { name: 'Scan to pay by UPI' })).toBeVisible();
    expect(paper).toHaveAttribute('lang', 'en');
    expect(paper).toHaveAttribute('dir', 'ltr');
    const said = paper.textContent.replace(/\s+/g, '');
    const missing = textsOf(saleInvoiceSheet(saleInvoice(changes), { along: printedAlong() })).filter(
      (text) => !said.includes(text.replace(/\s+/g, '')),
    );
    expect(missing).toEqual([]);
  });

  it('shows each head with its own rate and amount', async () => {
    show();

    const [, line] = within(await sheet()).getAllByRole('row');
    expect(line).toHaveTextContent('Ocean freight9965211');
    expect(within(line ?? document.body).getAllByText(/9%/)).toHaveLength(2);
    expect(within(line ?? document.body).getAllByText('900.00')).toHaveLength(2);
  });

  it('across States has IGST alone, and names a Union territory’s half UTGST', async () => {
    show({ supply: 'INTER', cgstPaise: 0, sgstPaise: 0, igstPaise: 1800_00 });
    expect(within(await sheet()).getByRole('columnheader', { name: 'IGST' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'CGST' })).not.toBeInTheDocument();
  });

  it('of an export shows both currencies, the country and the endorsement', async () => {
    const recipient = { name: 'Gulf Foods', gstin: null, stateCode: null, country: 'AE', address: null };
    show({ supply: 'EXPORT', currency: 'USD', exchangeRate: '83.50', currencyTotalMinor: 1_000_00, recipient });

    const paper = within(await sheet());
    expect(paper.getByText(/WITHOUT PAYMENT OF INTEGRATED TAX/)).toBeVisible();
    expect(paper.getByText('Country of destination United Arab Emirates')).toBeVisible();
    expect(paper.getByText('₹ 83.50 for 1 USD')).toBeVisible();
    expect(paper.getByText('USD 1,000.00')).toBeVisible();
  });

  it('under reverse charge says what the recipient owes', async () => {
    show({ reverseCharge: true, reverseChargeTax: { cgstPaise: 900_00, sgstPaise: 900_00, igstPaise: 0 } });

    const paper = within(await sheet());
    expect(paper.getByText('Tax payable under reverse charge').nextSibling).toHaveTextContent('Yes');
    expect(paper.getByText(/Tax payable by the recipient/)).toHaveTextContent('CGST ₹ 900.00, SGST ₹ 900.00');
  });

  it('that is a draft says so, and is no original', async () => {
    show({ status: 'DRAFT', number: null });

    expect(within(await sheet()).getByText('DRAFT, NOT ISSUED')).toBeVisible();
    expect(screen.queryByText('ORIGINAL FOR RECIPIENT')).not.toBeInTheDocument();
  });

  it('has what paid it and how it is posted beside its paper; only the paper is printed', async () => {
    const line = { accountCode: '1200', accountName: 'Debtors', debitPaise: 11_800_00, creditPaise: 0 };
    const posted = {
      id: 'v',
      date: '2026-04-10',
      narration: 'SI/26-27/000001',
      branches: [],
      reversesId: null,
      lines: [line],
    };
    const { calls } = mock(listPostedVouchers, [posted]);
    const { user, router } = show();
    expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
    expect(calls).toHaveLength(0);

    await user.click(screen.getByRole('tab', { name: 'Payments' }));
    expect(await screen.findByText('Nothing is paid yet')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Ledger' }));

    expect(await screen.findByRole('row', { name: /1200 Debtors/ })).toHaveTextContent('11,800.00');
    expect(calls[0]?.input).toEqual({ documentId: saleInvoice().id });
    expect(router.state.location.search).toMatch(/&tab=ledger$/);
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });

  it('that could not be read says so', async () => {
    mockProblem(getSaleInvoice, 404, { message: 'This document does not exist, or no longer does.' });
    renderScreen(routes, { path: address });

    expect(await screen.findByText(/This document does not exist/)).toBeVisible();
  });

  it('without an id leads to the list', async () => {
    const { router } = renderScreen(routes, { path: '/dashboard/invoice/view' });

    expect(await screen.findByText('elsewhere')).toBeVisible();
    expect(router.state.location.pathname).toBe('/dashboard/sales/invoice/list');
  });
});

describe('the logo', () => {
  const logoId = '01990000-0000-7000-8000-0000000000f1';
  const revokeObjectURL = jest.fn();
  beforeEach(() => {
    revokeObjectURL.mockClear();
    Object.assign(URL, { createObjectURL: () => 'blob:the-logo', revokeObjectURL });
  });
  const showWith = (id: string | null) => {
    mock(getSaleInvoice, saleInvoice());
    mock(customerMoney, []);
    mock(getPrintedAlong, printedAlong());
    mock(getCompany, company({ logoId: id }));
    return renderScreen(routes, { path: address });
  };

  it('of the company stands at the head, and is let go with the screen', async () => {
    const { calls } = mock(getLogo, new Blob(['PNG']));
    const { unmount } = showWith(logoId);

    const picture = await within(await sheet()).findByRole('img', { name: 'Konkan Freight' });
    expect(picture).toHaveAttribute('src', 'blob:the-logo');
    expect(calls.map(({ input }) => input)).toEqual([{ id: logoId }]);
    expect(revokeObjectURL).not.toHaveBeenCalled();

    unmount();

    expect(revokeObjectURL).toHaveBeenCalledWith('blob:the-logo');
  });

  it('is nowhere where the company has none', async () => {
    showWith(null);

    await sheet();
    expect(screen.queryByRole('img', { name: 'Konkan Freight' })).not.toBeInTheDocument();
  });

  it('that cannot be read leaves the document whole', async () => {
    const { calls } = mockProblem(getLogo, 404);
    showWith(logoId);

    await sheet();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('img', { name: 'Konkan Freight' })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

/** What its menu offers, by name; what can't be done says why. */
async function acts(user: ReturnType<typeof show>['user']) {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  const items = await screen.findAllByRole('menuitem');
  return items.map((item) => item.textContent);
}

describe('what can be done', () => {
  it('any copy is downloaded as a PDF', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:the-pdf', revokeObjectURL: jest.fn() });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { calls } = mock(getSaleInvoicePdf, new Blob(['%PDF']));
    const { user } = show();

    await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
    await user.click(await screen.findByRole('menuitem', { name: 'For us (duplicate)' }));

    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(calls.map(({ input }) => input)).toEqual([{ id: saleInvoice().id, copy: 'DUPLICATE' }]);
    click.mockRestore();
  });

  it('a draft is edited or issued', async () => {
    const { user } = show({ status: 'DRAFT', number: null, version: 5 });
    const issue = mock(issueSaleInvoice, saleInvoice());
    expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/dashboard/sales/invoice/edit?id=01990000-0000-7000-8000-000000000001',
    );

    await user.click(screen.getByRole('button', { name: 'Issue' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Issue' }));

    expect(await screen.findByText('The invoice to Coastal Spices Exports is issued')).toBeVisible();
    expect(issue.calls[0]?.input).toEqual({ id: '01990000-0000-7000-8000-000000000001', version: 5 });
  });

  it('a draft beyond its customer’s credit says so, and an administrator approves it', async () => {
    const { user } = show({ status: 'DRAFT', number: null }, 'ADMIN');
    mock(getCredit, { ...credit, creditLimitPaise: 10_000_00 });
    const approved = mock(approveCredit, { ...credit, approvedPaise: 11_800_00 });
    expect(await screen.findByText(/over its credit limit of ₹ 10,000.00: ₹ 9,000.00 is outstanding/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Approve it' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/Why it is approved/), 'Paid by tomorrow');
    await user.click(dialog.getByRole('button', { name: 'Approve it' }));

    await waitFor(() =>
      expect(approved.calls[0]?.input).toMatchObject({ approvedPaise: 11_800_00, reason: 'Paid by tomorrow' }),
    );
  });

  it('an issued one is paid, cancelled or printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = show();

    expect(await screen.findByRole('link', { name: 'Record receipt' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/receive\?partyId=.+&invoiceId=.+/),
    );
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
    expect(await acts(user)).toEqual([
      ...['E-mail', 'E-invoice', 'Custom view', 'Duplicate', 'Credit note', 'Debit note'],
      ...['Promise or dispute', 'Make it recurring', 'Cancel the invoice'],
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Cancel the invoice' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('a paid one is not cancelled, and says why', async () => {
    const { user } = show({ status: 'PAID', outstandingPaise: 0 });

    expect((await acts(user)).at(-1)).toBe('Cancel the invoicePayments are allocated to it. Reverse them first.');
    expect(screen.getByRole('menuitem', { name: /Cancel the invoice/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('link', { name: 'Record receipt' })).not.toBeInTheDocument();
  });

  it('an issued one is corrected: credited here, debited in a form of its own', async () => {
    const { user, unmount } = show();

    await acts(user);
    await user.click(screen.getByRole('menuitem', { name: 'Credit note' }));
    expect(await screen.findByRole('dialog', { name: 'Credit note against SI/26-27/000001' })).toBeVisible();
    unmount();

    const again = show();
    await acts(again.user);
    await again.user.click(screen.getByRole('menuitem', { name: 'Debit note' }));
    const { pathname, search } = again.router.state.location;
    expect(pathname + search).toBe('/dashboard/sales/invoice/add?against=01990000-0000-7000-8000-000000000001');
  });

  it('a credit note names its invoice, and an invoice its notes', async () => {
    const against = { id: '01990000-0000-7000-8000-0000000000d1', number: 'SI/26-27/000007', date: '2026-04-10' };
    const taken = { outstandingPaise: 0, outstandingMinor: 0, reason: 'Billed twice' };
    const { user, unmount } = show({ kind: 'CREDIT_NOTE', number: 'CN/26-27/000001', against, ...taken });

    expect(await screen.findByRole('link', { name: 'SI/26-27/000007' })).toBeVisible();
    expect(screen.getByText('Billed twice')).toBeVisible();
    expect(screen.getByText('Set off there').nextSibling).toHaveTextContent(/^0\.00$/);
    expect(await acts(user)).toEqual(['E-mail', 'E-invoice', 'Custom view', 'Cancel the note']);
    expect(screen.queryByRole('link', { name: 'Record receipt' })).not.toBeInTheDocument();
    unmount();

    const note = { ...against, number: 'CN/26-27/000001', kind: 'CREDIT_NOTE', status: 'ISSUED' } as const;
    const figures = { roundOffPaise: 0, totalPaise: 118_00, currencyTotalMinor: 118_00, reverseChargeTax: null };
    const noted = show({ notedMinor: 118_00, correctedBy: [{ ...note, ...figures, lines: [] }] });

    expect(await screen.findByRole('link', { name: 'CN/26-27/000001' })).toBeVisible();
    expect((await acts(noted.user)).at(-1)).toMatch(/^Cancel the invoice.*Cancel the note first/);
  });

  it.each([
    ['says so where it came after the last day for its tax', { date: '2025-12-01' }, true],
    ['says nothing on that day', { date: '2025-11-30' }, false],
    ['says nothing where it took no tax', { date: '2025-12-01', cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }, false],
    ['says nothing once it is cancelled', { date: '2025-12-01', status: 'CANCELLED' as const }, false],
  ])('a credit note %s', async (_what, changes, isLate) => {
    const against = { id: '01990000-0000-7000-8000-0000000000d1', number: 'SI/24-25/000007', date: '2025-03-31' };
    show({ kind: 'CREDIT_NOTE', number: 'CN/26-27/000001', against, ...changes });

    await screen.findByRole('heading', { name: 'CN/26-27/000001' });
    expect(screen.queryAllByText(/after 30-Nov-2025, the last day/)).toHaveLength(isLate ? 1 : 0);
  });

  it('a debit note is a note to cancel too', async () => {
    const { user } = show({ kind: 'DEBIT_NOTE', number: 'DN/26-27/000001' });

    await screen.findByRole('heading', { name: 'DN/26-27/000001' });
    expect((await acts(user)).at(-1)).toBe('Cancel the note');
  });

  it('a proforma turns into an invoice, whose form opens', async () => {
    const { user, router } = show({ kind: 'PROFORMA', number: 'PF/26-27/000001', version: 2 });
    const convert = mock(convertProforma, saleInvoice({ id: '01990000-0000-7000-8000-0000000000d2', status: 'DRAFT' }));

    await user.click(await screen.findByRole('button', { name: 'Make the invoice' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Make the invoice' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/sales/invoice/edit'));
    expect(convert.calls[0]?.input).toEqual({ id: '01990000-0000-7000-8000-000000000001', version: 2 });
  });

  it('a draft that is deleted is left for the list', async () => {
    const { user } = show({ status: 'DRAFT', number: null, version: 5 });
    const remove = mock(deleteSaleInvoice, { id: saleInvoice().id });

    await acts(user);
    await user.click(screen.getByRole('menuitem', { name: 'Delete the draft' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('elsewhere')).toBeVisible();
    expect(remove.calls[0]?.input).toEqual({ id: saleInvoice().id, version: 5 });
  });

  it.each([
    ['a draft', { number: null, status: 'DRAFT' }, 'A draft was made from it. Delete the draft first.'],
    ['an invoice', { number: 'SI/7', status: 'ISSUED' }, 'SI/7 was made from it. Cancel that first.'],
  ] as const)('a proforma from which %s was made is not cancelled, and leads there', async (_what, standing, why) => {
    const made = {
      id: '01990000-0000-7000-8000-0000000000d1',
      date: '2026-04-10',
      kind: 'TAX_INVOICE' as const,
    };
    const figures = { roundOffPaise: 0, totalPaise: 118_00, currencyTotalMinor: 118_00, reverseChargeTax: null };
    const correctedBy = [{ ...made, ...standing, ...figures, lines: [] }];
    const { user, router } = show({ kind: 'PROFORMA', number: 'PF/26-27/000001', correctedBy });

    expect((await acts(user)).at(-1)).toContain(why);
    await user.click(screen.getByRole('menuitem', { name: 'Open what was made from it' }));
    expect(router.state.location.search).toBe(`?id=${made.id}`);
  });

  it('who may only look may only print', async () => {
    show({}, 'MARKETING');

    await sheet();
    expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
    expect(screen.queryByRole('link', { name: 'Record receipt' })).not.toBeInTheDocument();
  });
});

describe('money of its customer that settles nothing', () => {
  it('stands in sight while the invoice is open, a step from being set against it', async () => {
    show();

    const section = within(await screen.findByRole('table', { name: 'Unallocated money of this customer' }));

    expect(section.getByText('RC/26-27/000009')).toBeVisible();
    expect(section.getByRole('link', { name: 'Set it against this' })).toHaveAttribute(
      'href',
      `/allocate?id=${advance.id}&invoiceId=${saleInvoice().id}`,
    );
  });

  it('is not told where nothing is outstanding', async () => {
    show({ outstandingMinor: 0, outstandingPaise: 0, status: 'PAID' });

    await sheet();

    expect(screen.queryByText('Unallocated money of this customer')).not.toBeInTheDocument();
  });
});

describe('the way to its e-invoice', () => {
  it('stands in the head until it is registered', async () => {
    show({ einvoiceDue: true });

    expect(await screen.findByRole('button', { name: 'E-invoice' })).toBeVisible();
  });

  it('stands under More after that, beside the hours that its IRN can be cancelled', async () => {
    const { user } = show({ einvoiceDue: false, irnAt: new Date().toISOString() });

    await user.click(await screen.findByRole('button', { name: 'More' }));

    expect(await screen.findByRole('menuitem', { name: 'E-invoice' })).toBeVisible();
    expect(screen.getByText('IRN can be cancelled: 24 h left')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'E-invoice' })).toBeNull();
  });
});
