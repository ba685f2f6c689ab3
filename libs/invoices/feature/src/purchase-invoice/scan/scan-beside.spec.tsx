import { type Document, listDocuments, readDocument, uploadDocument } from '@freightdesk/activity-contract';
import { getCompany, listBranches } from '@freightdesk/company-contract';
import { branch, company } from '@freightdesk/company-contract/testing';
import {
  getPurchaseInvoice,
  getTdsSoFar,
  listCostableDockets,
  listCostableJobs,
  postPurchaseInvoice,
  previewPurchaseNumber,
  updatePurchaseInvoice,
  vendorMoney,
} from '@freightdesk/invoices-contract';
import { purchaseInvoice } from '@freightdesk/invoices-contract/testing';
import { listAccounts } from '@freightdesk/ledger-contract';
import { getParty, listParties } from '@freightdesk/parties-contract';
import { mock, mockProblem, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { listChargeHeads, listExchangeRates, listGstRates, listSacs } from '@freightdesk/tax-contract';
import { gstRateRows } from '@freightdesk/tax-contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Component as EditPurchaseScreen } from '../form/edit-purchase-screen';
import { accounts, soFar, vendor } from '../form/purchase-form.spec-records.data';

const draft = purchaseInvoice({ status: 'DRAFT', number: null, voucherId: null, postedAt: null, version: 4 });
const list = '/dashboard/purchase/invoice/list';

const stored = (rest: Partial<Document> = {}): Document => ({
  id: '01990000-0000-7000-8000-0000000000f1',
  record: 'purchase invoice',
  recordId: draft.id,
  kind: 'VENDOR_BILL',
  name: 'VCL-118.pdf',
  mediaType: 'application/pdf',
  sizeBytes: 2_048,
  isHeld: false,
  createdAt: '2026-11-21T08:35:00.000Z',
  createdBy: { id: '01990000-0000-7000-8000-0000000000a2', name: 'Dev Naik' },
  removedAt: null,
  removedBy: null,
  version: 1,
  ...rest,
});

const pdf = (name = 'bill.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

const framed: Blob[] = [];

beforeEach(() => {
  framed.splice(0);
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:paper-${framed.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  mock(getCompany, company());
  mock(listBranches, pageOf([branch({ id: draft.branchId ?? '', gstin: draft.recipientGstin })]));
  mock(listParties, pageOf([vendor]));
  mock(getParty, vendor);
  mock(listAccounts, pageOf(accounts));
  mock(listChargeHeads, pageOf([]));
  mock(listGstRates, pageOf(gstRateRows));
  mock(listSacs, pageOf([]));
  mock(listExchangeRates, pageOf([]));
  mock(listCostableJobs, pageOf([]));
  mock(listCostableDockets, pageOf([]));
  mock(previewPurchaseNumber, { number: 'PI/26-27/000007' });
  mock(getTdsSoFar, soFar);
  mock(getPurchaseInvoice, draft);
  mock(listDocuments, pageOf([]));
  mock(updatePurchaseInvoice, { ...draft, version: 5 });
});

const routes = [
  { path: '/dashboard/purchase/invoice/edit', element: <EditPurchaseScreen /> },
  { path: '*', element: <p>elsewhere</p> },
];

/** A draft in its form, and what saves it. */
async function open() {
  const shown = renderScreen(routes, { role: 'ACCOUNT', path: `/dashboard/purchase/invoice/edit?id=${draft.id}` });
  await screen.findByText('Taxable value', { selector: 'dt' });
  const save = () => shown.user.click(screen.getByRole('button', { name: 'Save draft' }));
  return { ...shown, save };
}
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Scan of the bill', { selector: 'input' }), { target: { files: [file] } });

describe('the scan beside a bill', () => {
  it('is shown while the bill is typed, and called a PDF whatever its bytes are', async () => {
    await open();

    choose(pdf());

    expect(await screen.findByTitle('bill.pdf')).toHaveAttribute('src', 'blob:paper-1#view=FitH');
    expect(framed.map(({ type }) => type)).toEqual(['application/pdf']);
    expect(screen.getByText('bill.pdf is kept beside the bill when it is saved.')).toBeVisible();
  });

  it('is dropped as well, and a photograph of it grows for small print', async () => {
    const { user } = await open();

    fireEvent.drop(screen.getByText('or drop it here'), {
      dataTransfer: { files: [new File(['jpg'], 'bill.jpg', { type: 'image/jpeg' })], types: ['Files'] },
    });

    const enlarge = await screen.findByRole('button', { name: 'Enlarge bill.jpg' });
    await user.click(enlarge);
    expect(enlarge).toHaveAttribute('aria-pressed', 'true');
    expect(within(enlarge).getByAltText('bill.jpg')).toHaveAttribute('src', 'blob:paper-1');
  });

  it('is no page of the web: what is no PDF and no picture is refused, and what was chosen before stays', async () => {
    await open();
    choose(pdf());

    choose(new File(['<script>'], 'bill.html', { type: 'text/html' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Choose a file of these kinds: PDF/JPEG/PNG/WebP.');
    expect(screen.getByTitle('bill.pdf')).toBeVisible();
    expect(framed).toHaveLength(1);
  });

  it('becomes a file of the bill once that is saved', async () => {
    const sent = mock(uploadDocument, stored());
    const { save, router } = await open();
    choose(pdf());

    await save();

    await waitFor(() => expect(router.state.location.pathname).toBe(list));
    expect(sent.calls.map(({ input }) => input)).toEqual([
      expect.objectContaining({ record: 'purchase invoice', recordId: draft.id, kind: 'VENDOR_BILL' }),
    ]);
    expect(await screen.findByText('The draft is saved')).toBeVisible();
  });

  it('stays with all that was typed where the bill is refused', async () => {
    mockProblem(updatePurchaseInvoice, 409, { code: 'month_locked', message: 'October is locked.' });
    const sent = mock(uploadDocument, stored());
    const { save, user } = await open();
    const number = screen.getByLabelText(/^Vendor's invoice number/);
    await user.type(number, '-B');
    choose(pdf());

    await save();

    expect(await screen.findByText('October is locked.')).toBeVisible();
    expect(screen.getByTitle('bill.pdf')).toBeVisible();
    expect(number).toHaveValue(`${draft.supplierNumber}-B`);
    expect(sent.calls).toEqual([]);
  });

  it('that does not arrive leaves the bill as it is, and is sent again as the same write', async () => {
    mockProblem(uploadDocument, 503, { code: 'unavailable', message: 'The server is busy.' });
    const { save, user, router } = await open();
    choose(pdf());
    await save();
    expect(await screen.findByText('The bill is saved.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The server is busy.');
    expect(screen.queryByRole('button', { name: 'Save draft' })).not.toBeInTheDocument();

    const sent = mock(uploadDocument, stored());
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    await waitFor(() => expect(router.state.location.pathname).toBe(list));
    expect(sent.calls).toHaveLength(1);
  });

  it('that does not arrive beside a bill that was posted says so, though the bill is no draft any more', async () => {
    const posted = purchaseInvoice();
    mock(postPurchaseInvoice, posted);
    mockProblem(uploadDocument, 503, { code: 'unavailable', message: 'The server is busy.' });
    const { user } = await open();
    choose(pdf());
    mock(getPurchaseInvoice, posted);
    mock(vendorMoney, []);

    await user.click(screen.getByRole('button', { name: 'Post' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Post' }));

    expect(await screen.findByRole('heading', { level: 1, name: posted.number ?? '' })).toBeVisible();
    expect(await screen.findByText('The server is busy.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go on without the scan' }));
    expect(await screen.findByText(`${posted.number} is posted`)).toBeVisible();
  });

  it('that is stored already is shown beside the draft, the newest first, and one that was removed is not', async () => {
    const older = stored({ id: '01990000-0000-7000-8000-0000000000f2', name: 'annexure.pdf' });
    const gone = stored({ id: '01990000-0000-7000-8000-0000000000f3', name: 'gone.pdf', removedAt: draft.date });
    mock(listDocuments, pageOf([gone, stored(), older]));
    mock(readDocument, new Blob(['%PDF-1.7']));
    const { user } = await open();

    expect(await screen.findByTitle('VCL-118.pdf')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'File' }));
    expect(screen.queryByRole('option', { name: 'gone.pdf' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('option', { name: 'annexure.pdf' }));
    expect(await screen.findByTitle('annexure.pdf')).toBeVisible();
  });
});
