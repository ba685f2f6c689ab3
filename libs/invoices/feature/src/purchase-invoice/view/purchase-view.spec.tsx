import {
  billPostings,
  cancelPurchaseInvoice,
  getPurchaseInvoice,
  type PurchaseInvoice,
  vendorMoney,
} from '@freightdesk/invoices-contract';
import { purchaseInvoice } from '@freightdesk/invoices-contract/testing';
import { type Account, imbalancePaise, listAccounts } from '@freightdesk/ledger-contract';
import type { RecordPages } from '@freightdesk/shared-route';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as EditPurchaseScreen } from '../form/edit-purchase-screen';

const bill = purchaseInvoice();
const creditors: Account = {
  id: '01990000-0000-7000-8000-0000000000d3',
  code: '2100',
  name: 'Sundry creditors',
  kind: 'LIABILITY',
  control: 'VENDOR',
  active: true,
  isOwn: false,
  balancePaise: 0,
  version: 1,
};

const show = (
  changes: Partial<PurchaseInvoice> = {},
  role: 'ACCOUNT' | 'MARKETING' = 'ACCOUNT',
  pages: Partial<RecordPages> = {},
) => {
  mock(getPurchaseInvoice, purchaseInvoice(changes));
  mock(vendorMoney, []);
  // A chart of more than a page holds.
  mock(listAccounts, ({ after }) => (after ? pageOf([creditors]) : pageOf([], { nextCursor: 'behind 2050' })));
  return renderScreen(<EditPurchaseScreen />, {
    role,
    path: `/?id=${bill.id}`,
    pages: { 'party ledger': (partyId) => `/ledger-of/${partyId}`, 'payment for bill': (id) => `/pay/${id}`, ...pages },
  });
};

describe('a bill that is in the books', () => {
  it('shows whose it is, what it came to and why so much is deducted', async () => {
    show();

    expect(await screen.findByRole('heading', { name: 'PI/26-27/000001' })).toBeVisible();
    expect(screen.getByText("Vendor's invoice number").nextSibling).toHaveTextContent('VCL/2026/118');
    expect(screen.getByText('Outstanding').nextSibling).toHaveTextContent('10,300.00');
    expect(screen.getByText('Payable').nextSibling).toHaveTextContent('10,300.00');
    expect(screen.getByText(/2% of ₹10,000, as the year's bills/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save draft' })).not.toBeInTheDocument();
  });

  it('tells by the keyboard how the deduction and the tax came about', async () => {
    const { user } = show();
    const asked = (figure: string, nth = 0) => screen.getAllByRole('button', { name: figure })[nth];
    await screen.findByRole('heading', { name: 'PI/26-27/000001' });
    const [cgst, tds] = [asked('250.00'), asked('-200.00')];

    tds?.focus();
    await user.keyboard('{Enter}');
    const deduction = within(await screen.findByRole('dialog', { name: /^How it came about: TDS, section/ }));
    expect(deduction.getByText('2% of 10,000.00').nextSibling).toHaveTextContent('-200.00');
    expect(deduction.getByText(/as the year's bills/)).toBeVisible();
    await user.keyboard('{Escape}');

    await waitFor(() => expect(tds).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    cgst?.focus();
    await user.keyboard('{Enter}');
    const tax = within(await screen.findByRole('dialog', { name: 'How it came about: CGST' }));
    expect(tax.getByText(/^2\.5% of 10,000\.00$/).nextSibling).toHaveTextContent('250.00');
  });

  it.each([
    ['leads to the job that was closed by then, where it is opened again', { jobcard: (id: string) => `/job/${id}` }],
    ['names the job where its page is another desk’s', {}],
  ])('%s', async (_name, pages) => {
    const [line] = bill.lines;
    if (!line) throw new Error('The bill has no line.');
    show({ lines: [{ ...line, jobId: 'j1', jobNumber: 'SE/26-27/00010', jobClosed: true }] }, 'ACCOUNT', pages);

    const costs = within(await screen.findByRole('table', { name: 'Costs' }));
    expect(costs.getByText('It was closed by then.')).toBeVisible();
    expect(costs.getByText('SE/26-27/00010')).toBeVisible();
    const links = costs.queryAllByRole('link', { name: 'SE/26-27/00010' }).map((link) => link.getAttribute('href'));
    expect(links).toEqual('jobcard' in pages ? ['/job/j1'] : []);
  });

  it('tells what each line was expected to cost, by the headings of its figures', async () => {
    const [line] = bill.lines;
    if (!line) throw new Error('The bill has no line.');
    show({ lines: [{ ...line, jobNumber: 'SE/26-27/00010', quotedPaise: 9_000_00, accruedPaise: 9_500_00 }] });

    const costs = within(await screen.findByRole('table', { name: 'What it was expected to cost' }));
    expect(costs.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Charge', 'As quoted', 'Accrued', 'Billed', 'Difference'],
    ]);
    expect(costs.getByText('9,000.00')).toBeVisible();
  });

  it('names no rate of a line that is exempt', async () => {
    show({ lines: bill.lines.map((line) => ({ ...line, taxability: 'EXEMPT' as const })) });

    const costs = within(await screen.findByRole('table', { name: 'Costs' }));
    expect(costs.getByText('Exempt')).toBeVisible();
    expect(costs.queryByText(/%$/)).not.toBeInTheDocument();
  });

  it('says how it stands beside the portal, and leads to its month there', async () => {
    show({ gstr2bState: 'MISMATCH' });

    const told = (await screen.findByText('GSTR-2B')).nextElementSibling;
    expect(told).toHaveTextContent('Differs');
    expect(screen.getByRole('link', { name: 'See the month' })).toHaveAttribute(
      'href',
      '/dashboard/reports/gst-returns/gstr2b?period=042026&gstin=27AAGCB7383J1Z8',
    );
  });

  it('shows how it stands in the ledger, with the names of the accounts', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('tab', { name: 'Ledger' }));

    const ledger = within(await screen.findByRole('table', { name: 'Ledger' }));
    expect(await ledger.findByRole('row', { name: /2100 Sundry creditors/ })).toHaveTextContent('10,300.00');
    expect(ledger.getByRole('row', { name: /5010/ })).toHaveTextContent('10,000.00');
    expect(ledger.getByRole('row', { name: /2311/ })).toHaveTextContent('200.00');
    expect(ledger.getByRole('row', { name: /Total/ })).toHaveTextContent('10,500.0010,500.00');
    expect(screen.getByRole('link', { name: 'Ledger of the vendor' })).toHaveAttribute(
      'href',
      `/ledger-of/${bill.party.id}`,
    );
  });

  it('is cancelled with a reason', async () => {
    const { user } = show();
    const cancel = mock(cancelPurchaseInvoice, purchaseInvoice({ status: 'CANCELLED' }));

    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel the bill' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Entered twice');
    await user.click(dialog.getByRole('button', { name: 'Cancel the bill' }));

    expect(await screen.findByText('PI/26-27/000001 is cancelled')).toBeVisible();
    expect(cancel.calls[0]?.input).toEqual({ id: bill.id, version: 2, reason: 'Entered twice' });
  });

  it('on which something is paid is only read', async () => {
    const { user } = show({ status: 'PARTLY_PAID' });

    await screen.findByText('Partly paid');
    await user.click(screen.getByRole('button', { name: 'More' }));
    const cancel = await screen.findByRole('menuitem', { name: /Cancel the bill.*Reverse them first/ });
    expect(cancel).toHaveAttribute('aria-disabled', 'true');
  });

  it('that is cancelled says why', async () => {
    show({ status: 'CANCELLED', cancelReason: 'Entered twice' });

    expect(await screen.findByText('Cancelled: Entered twice')).toBeVisible();
  });

  it('of a vendor in India is paid, and of one abroad only after the forms of the remittance', async () => {
    const { unmount } = show();
    expect(await screen.findByRole('link', { name: 'Pay' })).toHaveAttribute('href', `/pay/${bill.id}`);
    unmount();

    const { user } = show({ vendor: { ...bill.vendor, country: 'GB', gstin: null }, remittance: null });
    await user.click(await screen.findByRole('button', { name: 'Forms of the remittance' }));

    expect(await screen.findByRole('textbox', { name: /Form 15CA/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pay' })).not.toBeInTheDocument();
  });

  it('of a vendor abroad whose rate is not on record leads to where it is entered', async () => {
    const remittance = { form15ca: '123456789012345', form15cb: null };
    show({ vendor: { ...bill.vendor, country: 'GB', gstin: null }, remittance, isUnremitted: true });

    expect(await screen.findByRole('link', { name: 'Rate and treaty of the vendor' })).toHaveAttribute(
      'href',
      `/dashboard/party/view?id=${bill.party.id}`,
    );
    expect(screen.queryByRole('link', { name: 'Pay' })).not.toBeInTheDocument();
  });

  it('that could not be read says so', async () => {
    mockProblem(getPurchaseInvoice, 404, { message: 'This bill does not exist, or no longer does.' });
    renderScreen(<EditPurchaseScreen />, { role: 'ACCOUNT', path: `/?id=${bill.id}` });

    expect(await screen.findByText(/This bill does not exist/)).toBeVisible();
  });
});

describe('the ledger of a bill', () => {
  const underReverseCharge = purchaseInvoice({
    ...{ reverseCharge: true, cgstPaise: 0, sgstPaise: 0, totalPaise: 10_000_00, tdsPaise: 0 },
    ...{ payablePaise: 10_000_00, payableMinor: 10_000_00, currencyTotalMinor: 10_000_00 },
    lines: bill.lines.map((line) => ({ ...line, cgstPaise: 0, sgstPaise: 0 })),
  });

  it.each([
    ['an ordinary one', bill],
    ['one without credit', purchaseInvoice({ itcEligible: false })],
    ['one under reverse charge', underReverseCharge],
  ])('balances: %s', (_name, shown) => {
    expect(imbalancePaise(billPostings(shown))).toBe(0);
  });

  it('under reverse charge has the tax on both sides', () => {
    const heads = billPostings(underReverseCharge).filter(({ gstHead }) => gstHead === 'CGST');

    expect(heads.map(({ debitPaise, creditPaise }) => debitPaise - creditPaise)).toEqual([250_00, -250_00]);
  });
});
