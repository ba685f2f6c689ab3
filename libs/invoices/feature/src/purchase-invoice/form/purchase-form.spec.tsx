import { listDocuments } from '@freightdesk/activity-contract';
import { getCompany, listBranches } from '@freightdesk/company-contract';
import { branch, company } from '@freightdesk/company-contract/testing';
import {
  addPurchaseInvoice,
  deletePurchaseInvoice,
  getPurchaseInvoice,
  getTdsSoFar,
  listCostableDockets,
  listCostableJobs,
  postPurchaseInvoice,
  previewPurchaseNumber,
  updatePurchaseInvoice,
} from '@freightdesk/invoices-contract';
import { purchaseInvoice } from '@freightdesk/invoices-contract/testing';
import { listAccounts } from '@freightdesk/ledger-contract';
import { getParty, listParties } from '@freightdesk/parties-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { listChargeHeads, listExchangeRates, listGstRates, listSacs } from '@freightdesk/tax-contract';
import { chargeHeadRow, gstRateRows } from '@freightdesk/tax-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as AddPurchaseScreen } from './add-purchase-screen';
import { Component as EditPurchaseScreen } from './edit-purchase-screen';
import { accounts, job, soFar, vendor } from './purchase-form.spec-records.data';

const draft = purchaseInvoice({ status: 'DRAFT', number: null, voucherId: null, postedAt: null, version: 4 });
const add = '/dashboard/purchase/invoice/add';
const edit = `/dashboard/purchase/invoice/edit?id=${draft.id}`;

const routes = [
  { path: add, element: <AddPurchaseScreen /> },
  { path: '/dashboard/purchase/invoice/edit', element: <EditPurchaseScreen /> },
  { path: '*', element: <p>elsewhere</p> },
];

beforeEach(() => {
  mock(getCompany, company());
  mock(listBranches, pageOf([branch({ id: draft.branchId ?? '', gstin: draft.recipientGstin })]));
  mock(listParties, pageOf([vendor]));
  mock(getParty, vendor);
  mock(listAccounts, pageOf(accounts));
  mock(listChargeHeads, pageOf([]));
  mock(listGstRates, pageOf(gstRateRows));
  mock(listSacs, pageOf([]));
  mock(listExchangeRates, pageOf([]));
  mock(listCostableJobs, pageOf([job]));
  mock(listCostableDockets, pageOf([]));
  mock(previewPurchaseNumber, { number: 'PI/26-27/000007' });
  mock(getTdsSoFar, soFar);
  mock(getPurchaseInvoice, draft);
  mock(listDocuments, pageOf([]));
});

const show = (path = add) => renderScreen(routes, { role: 'ACCOUNT', path });
type Shown = ReturnType<typeof show>;

/** A draft in its form, which saves the filling in. */
async function open(): Promise<Shown> {
  const shown = show(edit);
  await screen.findByText('Taxable value', { selector: 'dt' });
  return shown;
}

const field = (label: RegExp) => screen.getByLabelText(label, { selector: 'input, textarea, [role="combobox"]' });

async function choose({ user }: Shown, label: RegExp, option: RegExp) {
  await user.click(field(label));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Enters a text at once, as from the clipboard: each key by itself draws the whole form anew. */
async function put({ user }: Shown, label: RegExp, text: string) {
  await user.click(field(label));
  await user.paste(text);
}

async function fill(shown: Shown) {
  await choose(shown, /^Vendor \*/, /Varuna/);
  await put(shown, /^Vendor's invoice number/, 'VCL/2026/118');
  await put(shown, /Vendor's invoice date/, 't');
  await put(shown, /Description/, 'Ocean freight');
  await put(shown, /SAC/, '996521');
  await put(shown, /^Rate/, '10000');
}

const preview = async () =>
  within((await screen.findByRole('heading', { name: 'Preview' })).closest('section') ?? document.body);

const post = async ({ user }: Shown) => {
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Post' }));
};

describe('a new bill', () => {
  it('shows tax, TDS and why it is so much while it is typed, and the number it would take', async () => {
    const shown = show();

    await fill(shown);

    const card = await preview();
    expect(await card.findByText(/TDS, section/)).toBeVisible();
    expect(card.getAllByText('900.00')).toHaveLength(2);
    expect(card.getByText('Total').nextSibling).toHaveTextContent('11,800.00');
    expect(card.getByText(/TDS, section/).nextSibling).toHaveTextContent('-200.00');
    expect(card.getByText('Payable').nextSibling).toHaveTextContent('11,600.00');
    expect(card.getByText('Rupees Eleven Thousand Six Hundred Only')).toBeVisible();
    expect(card.getByText(/2% of ₹10,000, as the year's bills of this PAN come to/)).toBeVisible();
    expect(card.getByText(/The vendor supplies from Maharashtra \(27\)/)).toBeVisible();
    expect(screen.getByText(/takes the number PI\/26-27\/000007/)).toBeVisible();
  });

  it('is saved as a draft: what was typed, none of what was computed', async () => {
    const sent = mock(addPurchaseInvoice, draft);
    const shown = show();
    await fill(shown);

    await shown.user.keyboard('{Control>}s{/Control}');

    await waitFor(() => expect(shown.router.state.location.pathname).toBe('/dashboard/purchase/invoice/list'));
    expect(sent.calls[0]?.input).toMatchObject({
      partyId: vendor.id,
      supplierNumber: 'VCL/2026/118',
      supplierDate: systemClock.today(),
      date: systemClock.today(),
      itcEligible: true,
      post: false,
    });
    // Left out, the vendor's own nature counts; null would say that nothing is deducted.
    expect(sent.calls[0]?.input).not.toHaveProperty('tdsNature');
    expect(sent.calls[0]?.input).not.toHaveProperty('totalPaise');
  });

  it('is like another one but for what stands on its own paper', async () => {
    const like = purchaseInvoice({ supplierNumber: 'VCL/2026/117' });
    mock(getPurchaseInvoice, like);
    const sent = mock(addPurchaseInvoice, draft);
    const shown = show(`${add}?from=${like.id}`);
    await screen.findByText('Taxable value', { selector: 'dt' });

    expect(field(/^Vendor's invoice number/)).toHaveValue('');
    await put(shown, /^Vendor's invoice number/, 'VCL/2026/118');
    await put(shown, /Vendor's invoice date/, 't');
    await shown.user.click(screen.getByRole('button', { name: 'Save draft' }));

    await waitFor(() => expect(sent.calls).toHaveLength(1));
    expect(sent.calls[0]?.input).toMatchObject({ partyId: like.party.id, date: systemClock.today() });
    const [line] = sent.calls[0]?.input.lines ?? [];
    expect(line).toMatchObject({ description: like.lines[0]?.description, rate: like.lines[0]?.rate });
    expect([line?.jobId, line?.chargeId].filter(Boolean)).toEqual([]);
  });

  it('is posted at once after a question, and shown then', async () => {
    const sent = mock(addPurchaseInvoice, purchaseInvoice());
    const shown = show();
    await fill(shown);

    await post(shown);

    expect(await screen.findByText('PI/26-27/000001 is posted')).toBeVisible();
    expect(sent.calls.map(({ input }) => input.post)).toEqual([true]);
    expect(shown.router.state.location.pathname).toBe('/dashboard/purchase/invoice/edit');
  });

  it('warns where a vendor without a GSTIN charges tax, until it is owed by us', async () => {
    mock(getParty, { ...vendor, gstin: null, registrations: [] });
    const shown = show();

    await fill(shown);
    expect(await (await preview()).findByText(/We know no GSTIN of this vendor/)).toBeVisible();

    await shown.user.click(screen.getByRole('switch', { name: /reverse charge/i }));
    await waitFor(() => expect(screen.queryByText(/We know no GSTIN of this vendor/)).not.toBeInTheDocument());
  });

  it('warns where the time for its input credit has passed, until none is taken', async () => {
    const shown = show();
    await fill(shown);
    await shown.user.clear(screen.getByLabelText(/^Vendor's invoice date/));
    await shown.user.type(screen.getByLabelText(/^Vendor's invoice date/), '20-11-2020{Tab}');
    expect(await (await preview()).findByText(/The time for the input credit of this bill has passed/)).toBeVisible();

    await shown.user.click(screen.getByRole('switch', { name: /Input credit/ }));
    await waitFor(() => expect(screen.queryByText(/The time for the input credit/)).not.toBeInTheDocument());
  });

  it('that is not complete is not asked about: the first gap has the cursor', async () => {
    const sent = mock(addPurchaseInvoice, draft);
    const { user } = show();

    await user.click(screen.getByRole('button', { name: 'Post' }));

    await waitFor(() => expect(field(/^Vendor \*/)).toHaveFocus());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(sent.calls).toEqual([]);
  });
});

describe('a bill while it is typed', () => {
  it('says which account its service goes to, and takes another', async () => {
    const sent = mock(updatePurchaseInvoice, draft);
    const shown = await open();
    expect(await screen.findByText('By the service: 5010 Ocean freight')).toBeVisible();

    await choose(shown, /Account/, /6020 Office expenses/);
    await choose(shown, /Job/, /SE\/26-27\/00042/);
    await shown.user.click(screen.getByRole('button', { name: 'Save draft' }));

    await waitFor(() => expect(sent.calls).toHaveLength(1));
    expect(sent.calls[0]?.input.lines).toEqual([
      expect.objectContaining({ sac: '996521', rate: '10000.00', gstRate: '5', accountCode: '6020', jobId: job.id }),
    ]);
  });

  it('is booked by the charge head that was chosen, where it names an account', async () => {
    mock(listChargeHeads, pageOf([chargeHeadRow({ name: 'Duty', costAccountCode: '6020' })]));
    const sent = mock(updatePurchaseInvoice, draft);
    const shown = await open();
    await shown.user.clear(field(/Description/));
    await shown.user.type(field(/Description/), 'duty');
    await screen.findByRole('option', { name: /Duty/ });
    await shown.user.keyboard('{Enter}');
    expect(await screen.findByText('By the charge head: 6020 Office expenses')).toBeVisible();

    await shown.user.click(screen.getByRole('button', { name: 'Save draft' }));

    await waitFor(() => expect(sent.calls).toHaveLength(1));
    expect(sent.calls[0]?.input.lines).toMatchObject([{ description: 'Duty', chargeHeadId: chargeHeadRow().id }]);
  });

  it('deducts nothing where the clerk says so', async () => {
    const sent = mock(updatePurchaseInvoice, draft);
    const shown = await open();

    await choose(shown, /Nature of payment/, /Nothing is deducted/);

    const card = await preview();
    expect(await card.findByText(/No nature of payment is chosen/)).toBeVisible();
    expect(card.queryByText(/TDS, section/)).not.toBeInTheDocument();
    await shown.user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(sent.calls[0]?.input).toHaveProperty('tdsNature', null));
  });

  it('books the tax as the paper states it, within a rupee of ours', async () => {
    const sent = mock(updatePurchaseInvoice, draft);
    const shown = await open();
    await screen.findByLabelText(/CGST/);
    expect(field(/CGST/)).toHaveAccessibleDescription('Ours: 250.00');

    await put(shown, /CGST/, '250.40');
    await put(shown, /Round-off/, '-0.40');

    const card = await preview();
    expect(card.getByText('Total').nextSibling).toHaveTextContent('10,500.00');
    await shown.user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(sent.calls).toHaveLength(1));
    expect(sent.calls[0]?.input).toMatchObject({ statedTax: { cgstPaise: 250_40 }, roundOffPaise: -40 });
  });

  it('warns while stated tax is too far from ours', async () => {
    const shown = await open();

    await screen.findByLabelText(/CGST/);
    await put(shown, /CGST/, '260');

    const card = await preview();
    expect(await card.findByText(/more than one rupee/)).toBeVisible();
    expect(card.getByText('Total').nextSibling).toHaveTextContent('10,500.00');
  });

  it('under reverse charge is paid without the tax, which is ours to pay', async () => {
    const shown = await open();

    await shown.user.click(screen.getByRole('switch', { name: /reverse charge/ }));

    const card = await preview();
    expect(card.getByText('Total').nextSibling).toHaveTextContent('10,000.00');
    expect(card.getByText('Tax that we pay ourselves').nextSibling).toHaveTextContent('500.00');
    expect(screen.queryByLabelText(/CGST/)).not.toBeInTheDocument();
  });

  it('of a vendor abroad needs no switch to know who pays the tax', async () => {
    mock(getParty, { ...vendor, country: 'SG', gstin: null, stateCode: null, registrations: [] });
    mock(getPurchaseInvoice, { ...draft, party: { ...draft.party, gstin: null } });
    mock(getTdsSoFar, { ...soFar, country: 'SG', pan: null });
    await open();

    expect(await screen.findByText('The vendor is abroad, so the tax is ours to pay.')).toBeVisible();
    expect(screen.queryByRole('switch', { name: /reverse charge/ })).not.toBeInTheDocument();
    const card = await preview();
    expect(await card.findByText(/form 15CA/)).toBeVisible();
  });

  it('goes on with a new line by Enter, which keeps service, rate and job', async () => {
    const shown = await open();
    await choose(shown, /Job/, /SE\/26-27\/00042/);

    await shown.user.type(field(/^Rate/), '{Enter}');

    const second = within(await screen.findByRole('group', { name: 'Line 2' }));
    expect(second.getByRole('combobox', { name: /SAC/ })).toHaveValue('996521');
    expect(second.getByRole('combobox', { name: /Job/ })).toHaveValue('SE/26-27/00042');
    expect(second.getByRole('combobox', { name: /Description/ })).toHaveFocus();
  });

  it('that is entered already says so at its number and leads to the other one', async () => {
    const message = 'VCL/2026/118 of 08-Apr-2026 is booked already, as PI/26-27/000003.';
    const found = { id: '01990000-0000-7000-8000-000000000033', number: 'PI/26-27/000003', status: 'POSTED' };
    mockProblem(updatePurchaseInvoice, 409, {
      code: 'duplicate_supplier_invoice',
      message,
      errors: [{ field: 'supplierNumber', code: 'duplicate_supplier_invoice', message }],
      invoice: found,
    });
    const shown = await open();

    await shown.user.click(screen.getByRole('button', { name: 'Save draft' }));

    await waitFor(() => expect(field(/^Vendor's invoice number/)).toHaveAccessibleDescription(message));
    expect(screen.getByRole('link', { name: /has this number/ })).toHaveAttribute(
      'href',
      `/dashboard/purchase/invoice/edit?id=${found.id}`,
    );
    await put(shown, /^Vendor's invoice number/, '-A');
    expect(screen.queryByRole('link', { name: /has this number/ })).not.toBeInTheDocument();
  });
});

describe('a kept draft', () => {
  it('starts with what was typed and is written anew with the version that was seen', async () => {
    const write = mock(updatePurchaseInvoice, draft);
    const shown = await open();
    expect(field(/Description/)).toHaveValue('Ocean freight');
    expect(field(/^Vendor \*/)).toHaveValue('Varuna Container Lines');

    await put(shown, /^Vendor's invoice number/, '-B');
    await shown.user.click(screen.getByRole('button', { name: 'Save draft' }));

    expect(await screen.findByText('The draft is saved')).toBeVisible();
    expect(write.calls[0]?.input).toMatchObject({
      id: draft.id,
      version: 4,
      supplierNumber: 'VCL/2026/118-B',
      tdsNature: 'CONTRACT',
    });
    expect(write.calls[0]?.input).not.toHaveProperty('post');
  });

  it('is deleted with what was typed since, and left for the list without a question of that', async () => {
    const remove = mock(deletePurchaseInvoice, { id: draft.id });
    const shown = await open();
    await put(shown, /^Vendor's invoice number/, '-B');

    await shown.user.click(screen.getByRole('button', { name: 'More' }));
    await shown.user.click(screen.getByRole('menuitem', { name: 'Delete the draft' }));
    await shown.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('elsewhere')).toBeVisible();
    expect(remove.calls[0]?.input).toEqual({ id: draft.id, version: 4 });
  });

  it('is written first and posted then', async () => {
    mock(updatePurchaseInvoice, { ...draft, version: 5 });
    const sent = mock(postPurchaseInvoice, purchaseInvoice());
    const shown = await open();

    await post(shown);

    expect(await screen.findByText('PI/26-27/000001 is posted')).toBeVisible();
    expect(sent.calls.map(({ input }) => input)).toEqual([{ id: draft.id, version: 5 }]);
  });

  it('that someone else saved meanwhile offers the choice, and is saved after it', async () => {
    const current = { ...draft, version: 6, supplierNumber: 'VCL/2026/119' };
    mockProblem(updatePurchaseInvoice, 409, { code: 'stale_version', current });
    const shown = await open();
    const { user } = shown;
    await put(shown, /^Vendor's invoice number/, '-B');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await user.click(await screen.findByRole('button', { name: "Use it: Vendor's invoice number" }));
    expect(field(/^Vendor's invoice number/)).toHaveValue('VCL/2026/119');

    const write = mock(updatePurchaseInvoice, current);
    await user.click(screen.getByRole('button', { name: 'Save draft' }));

    expect(await screen.findByText('The draft is saved')).toBeVisible();
    expect(write.calls[0]?.input).toMatchObject({ version: 6, supplierNumber: 'VCL/2026/119' });
  });

  it('without an id leads to the list', async () => {
    const { router } = show('/dashboard/purchase/invoice/edit');

    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/purchase/invoice/list'));
  });
});
