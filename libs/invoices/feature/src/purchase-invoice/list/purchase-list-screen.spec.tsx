import {
  cancelPurchaseInvoice,
  listPurchaseInvoices,
  postPurchaseInvoice,
  type PurchaseInvoiceRow,
} from '@freightdesk/invoices-contract';
import { purchaseInvoice, purchaseInvoiceRow } from '@freightdesk/invoices-contract/testing';
import { formatBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as PurchaseListScreen } from './purchase-list-screen';

const posted = purchaseInvoiceRow();
const partlyPaid = purchaseInvoiceRow({ status: 'PARTLY_PAID', outstandingPaise: 4_000_00 });
const draft = purchaseInvoiceRow({
  id: '01990000-0000-7000-8000-000000000022',
  number: null,
  status: 'DRAFT',
  supplierNumber: 'MT/77',
  party: { id: '01990000-0000-7000-8000-00000000000d', name: 'Malabar Transport', gstin: null },
  outstandingPaise: 0,
  version: 3,
});

const show = (rows: PurchaseInvoiceRow[], { role = 'ACCOUNT' as 'ACCOUNT' | 'MARKETING', path = '/' } = {}) => {
  const { calls } = mock(listPurchaseInvoices, pageOf(rows));
  const pages = { 'payment for bill': (id: string) => `/pay/${id}` };
  return { calls, ...renderScreen(<PurchaseListScreen />, { role, path, pages }) };
};

const openMenu = async (name: RegExp, { user }: ReturnType<typeof show>) =>
  user.click(within(await screen.findByRole('row', { name })).getByRole('button', { name: 'Actions' }));

describe('drafts of bills that are posted together', () => {
  it('are told apart by day and amount, and told of a tax that an unregistered vendor may not charge', async () => {
    const { user } = show([
      { ...draft, date: systemClock.today(), cgstPaise: 450_00, sgstPaise: 450_00, currencyTotalMinor: 10_900_00 },
    ]);
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }));

    await user.click(await screen.findByRole('button', { name: 'Post' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Post: 1 records' }));
    await dialog.findByText(/who is not registered may charge no GST/);
    const today = formatBusinessDate(systemClock.today());
    expect(dialog.getByText(`Draft · Malabar Transport · ${today} · 10,900.00`)).toBeVisible();
  });
});

describe('the list of bills', () => {
  it('shows both numbers, vendor, what is outstanding and the state in words', async () => {
    show([partlyPaid, draft]);

    const row = await screen.findByRole('row', { name: /PI\/26-27\/000001/ });
    expect(row).toHaveTextContent('Varuna Container Lines');
    expect(row).toHaveTextContent('VCL/2026/118');
    expect(within(row).getByText('4,000.00')).toBeVisible();
    expect(within(row).getByText('Partly paid')).toBeVisible();
    expect(within(row).getByText('Overdue')).toBeVisible();
    expect(screen.getByRole('row', { name: /Malabar Transport/ })).toHaveTextContent('Draft');
  });

  it.each([
    ['MATCHED', 'In GSTR-2B'],
    ['MISMATCH', 'GSTR-2B differs'],
    ['MISSING_IN_2B', 'Not in GSTR-2B'],
  ] as const)('says what the portal was told of a bill: %s', async (gstr2bState, text) => {
    show([purchaseInvoiceRow({ gstr2bState })]);

    expect(within(await screen.findByRole('row', { name: /PI\/26-27\/000001/ })).getByText(text)).toBeVisible();
  });

  it('asks for the bills that the portal was not told of', async () => {
    const { calls, user } = show([posted]);

    await user.click(await screen.findByRole('button', { name: /GSTR-2B/ }));
    await user.click(await screen.findByText('Not in GSTR-2B'));

    await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ gstr2bState: ['MISSING_IN_2B'] }));
  });

  it('offers no payment of what may not leave India yet, and says where it tells why', async () => {
    const shown = show([purchaseInvoiceRow({ isUnremitted: true })]);

    await openMenu(/PI\/26-27\/000001/, shown);

    const pay = await screen.findByRole('menuitem', { name: /Pay/ });
    expect(pay).toHaveAttribute('aria-disabled', 'true');
    expect(pay).toHaveTextContent('The bill says what is to be entered before money goes abroad.');
  });

  it('asks the server for what the address says', async () => {
    const { calls } = show([posted], { path: '/?status=POSTED&overdue=true&dateFrom=2026-04-01&sort=-totalPaise' });

    await screen.findByRole('row', { name: /PI\/26-27\/000001/ });
    expect(calls[0]?.input).toMatchObject({
      status: ['POSTED'],
      overdue: ['true'],
      dateFrom: ['2026-04-01'],
      sort: '-totalPaise',
    });
  });

  it('without a bill offers the first one, and nothing else', async () => {
    show([]);

    const empty = (await screen.findByText('No bills yet')).parentElement ?? document.body;
    expect(within(empty).getByRole('link', { name: 'New purchase invoice' })).toHaveAttribute(
      'href',
      '/dashboard/purchase/invoice/add',
    );
    expect(within(empty).getAllByRole('link')).toHaveLength(1);
  });

  it('where nothing matches clears the filters', async () => {
    const { user, router } = show([], { path: '/?status=PAID' });

    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));

    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('that failed is read again', async () => {
    mockProblem(listPurchaseInvoices, 503, { message: 'The database is away for a moment. Please try again.' });
    const { user } = renderScreen(<PurchaseListScreen />, { role: 'ACCOUNT' });
    const alert = await screen.findByRole('alert');
    mock(listPurchaseInvoices, pageOf([posted]));

    await user.click(within(alert).getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('row', { name: /PI\/26-27\/000001/ })).toBeVisible();
  });

  it('opens the bill of a row', async () => {
    const { user, router } = show([posted]);

    await user.click(await screen.findByText('PI/26-27/000001'));

    expect(router.state.location).toMatchObject({
      pathname: '/dashboard/purchase/invoice/edit',
      search: `?id=${posted.id}`,
    });
  });

  it('offers no writing to those who may only look', async () => {
    show([posted], { role: 'MARKETING' });

    const row = await screen.findByRole('row', { name: /PI\/26-27\/000001/ });
    expect(screen.queryByRole('link', { name: 'New purchase invoice' })).not.toBeInTheDocument();
    expect(within(row).queryByRole('button', { name: 'Actions' })).not.toBeInTheDocument();
  });
});

describe('the menu of a bill', () => {
  it('posts a draft after the named question, with the version that was seen', async () => {
    const shown = show([draft]);
    const post = mock(postPurchaseInvoice, purchaseInvoice());
    await openMenu(/Malabar Transport/, shown);

    await shown.user.click(await screen.findByRole('menuitem', { name: 'Post' }));
    const question = await screen.findByRole('alertdialog', { name: 'Post the bill MT/77 of Malabar Transport' });
    await shown.user.click(within(question).getByRole('button', { name: 'Post' }));

    expect(await screen.findByText('The bill MT/77 of Malabar Transport is posted')).toBeVisible();
    expect(post.calls.map(({ input }) => input)).toEqual([{ id: draft.id, version: 3 }]);
  });

  it('tells in the question why a draft could not be posted', async () => {
    const shown = show([draft]);
    const message = 'The books are locked for that date.';
    mockProblem(postPurchaseInvoice, 409, { code: 'period_locked', message });
    await openMenu(/Malabar Transport/, shown);

    await shown.user.click(await screen.findByRole('menuitem', { name: 'Post' }));
    const question = await screen.findByRole('alertdialog');
    await shown.user.click(within(question).getByRole('button', { name: 'Post' }));

    expect(await within(question).findByRole('alert')).toHaveTextContent(message);
  });

  it('cancels with a reason', async () => {
    const shown = show([posted]);
    const cancel = mock(cancelPurchaseInvoice, purchaseInvoice({ status: 'CANCELLED' }));
    await openMenu(/PI\/26-27\/000001/, shown);

    await shown.user.click(await screen.findByRole('menuitem', { name: 'Cancel the bill' }));
    await shown.user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Entered twice');
    await shown.user.click(screen.getByRole('button', { name: 'Cancel the bill' }));

    expect(await screen.findByText('PI/26-27/000001 is cancelled')).toBeVisible();
    expect(cancel.calls[0]?.input).toEqual({ id: posted.id, version: 2, reason: 'Entered twice' });
  });

  it('says why a partly paid one cannot be cancelled', async () => {
    const shown = show([partlyPaid]);
    await openMenu(/PI\/26-27\/000001/, shown);

    const cancel = await screen.findByRole('menuitem', { name: /Cancel the bill/ });
    expect(cancel).toHaveAttribute('aria-disabled', 'true');
    expect(within(cancel).getByText(/Payments are allocated/)).toBeVisible();
  });

  it('narrows the list to one vendor', async () => {
    const shown = show([posted]);
    await openMenu(/PI\/26-27\/000001/, shown);

    await shown.user.click(await screen.findByRole('menuitem', { name: /Only this vendor/ }));

    expect(await screen.findByText('Vendor: Varuna Container Lines')).toBeVisible();
    expect(new URLSearchParams(shown.router.state.location.search).get('partyId')).toBe(posted.party.id);
  });
});
