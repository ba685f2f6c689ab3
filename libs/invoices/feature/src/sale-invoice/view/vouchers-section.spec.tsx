import { listMails, readDocument, sendMail } from '@freightdesk/activity-contract';
import {
  getPrintedAlong,
  getSaleInvoicePdf,
  type PrintedAlong,
  type SaleInvoice,
} from '@freightdesk/invoices-contract';
import { printedAlong, saleInvoice } from '@freightdesk/invoices-contract/testing';
import { getParty } from '@freightdesk/parties-contract';
import { party } from '@freightdesk/parties-contract/testing';
import { mock, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { VouchersSection } from './vouchers-section';

const billId = '01990000-0000-7000-8000-0000000000f1';
const scan = { id: '01990000-0000-7000-8000-0000000000f2', name: 'challan.pdf', sizeBytes: 48_000 };
const voucher = { line: 1, charge: 'Customs duty', billId, vendor: 'Commissioner of Customs', number: 'BE 4711' };

const show = (scans: PrintedAlong['vouchers'][number]['scans'], changes: Partial<SaleInvoice> = {}) => {
  mock(getPrintedAlong, printedAlong({ vouchers: [{ ...voucher, date: '2026-04-08', scans }] }));
  const invoice = saleInvoice({ kind: 'REIMBURSEMENT', ...changes });
  return renderScreen([{ path: '*', element: <VouchersSection invoice={invoice} /> }], { role: 'ACCOUNT', path: '/' });
};
const row = async () => within(await screen.findByRole('table', { name: 'Paid on behalf of the customer' }));

let click: jest.SpyInstance;
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:the-file', revokeObjectURL: jest.fn() });
  click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => click.mockRestore());

describe('what was paid on behalf of a customer', () => {
  it('leads to the bill and its scan, and is taken along in one file', async () => {
    const read = mock(readDocument, new Blob(['scan']));
    const taken = mock(getSaleInvoicePdf, new Blob(['zip']));
    const { user } = show([scan]);

    expect((await row()).getByRole('link', { name: 'BE 4711 of Commissioner of Customs' })).toHaveAttribute(
      'href',
      `/dashboard/purchase/invoice/edit?id=${billId}`,
    );
    await user.click((await row()).getByRole('button', { name: 'Download challan.pdf' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(read.calls.map(({ input }) => input)).toEqual([{ id: scan.id }]);
    await user.click(screen.getByRole('button', { name: 'Document with vouchers (ZIP)' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(2));
    expect(taken.calls.map(({ input }) => input)).toEqual([{ id: saleInvoice().id, along: 'vouchers' }]);
  });

  it('goes out with the letter of the document', async () => {
    mock(getParty, party({ email: 'meera@kaveri.example' }));
    mock(listMails, { isOn: true, mails: [] });
    const sent = mock(sendMail, {
      ...{ id: scan.id, to: ['meera@kaveri.example'], cc: [], subject: 'Document', text: '', attachment: 'a.zip' },
      ...{ status: 'WAITING' as const, attempts: 0, problem: null, createdAt: '2026-11-21T06:00:00Z', sentAt: null },
      createdBy: { id: scan.id, name: 'Asha' },
    });
    const { user } = show([scan]);

    await user.click(await screen.findByRole('button', { name: 'E-mail with vouchers' }));
    await user.click(await screen.findByRole('button', { name: 'Send' }));

    await waitFor(() => expect(sent.calls).toHaveLength(1));
    expect(sent.calls[0]?.input).toMatchObject({ paper: 'vouchers', to: ['meera@kaveri.example'] });
  });

  it('says that a scan is missing, and sends nothing then', async () => {
    show([]);

    expect((await row()).getByText('No scan yet')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('without a voucher is told before it is issued, also where no bill came at all', async () => {
    mock(getPrintedAlong, printedAlong({ withoutVoucher: ['Customs duty', 'Port dues'] }));
    renderScreen(<VouchersSection invoice={saleInvoice({ kind: 'REIMBURSEMENT', status: 'DRAFT' })} />, {
      role: 'ACCOUNT',
    });

    expect(await screen.findByRole('alert')).toHaveTextContent('No voucher stands behind: Customs duty, Port dues.');
  });

  it('of a draft can be taken along, but is not sent', async () => {
    show([scan], { status: 'DRAFT', number: null });

    expect(await screen.findByRole('button', { name: 'Document with vouchers (ZIP)' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'E-mail with vouchers' })).not.toBeInTheDocument();
  });
});
