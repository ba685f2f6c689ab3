import {
  type Einvoice,
  einvoiceProblems,
  getEinvoice,
  inv01,
  inv01Problems,
  registerEinvoice,
} from '@freightdesk/invoices-contract';
import { saleInvoice } from '@freightdesk/invoices-contract/testing';
import { mock, mockProblem, renderScreen } from '@freightdesk/shared-testing-web';
import { screen } from '@testing-library/react';
import { EinvoiceDialog } from './einvoice-dialog';
import { portalAnswer } from './portal-answer';

const id = '01990000-0000-7000-8000-000000000001';
const pending: Einvoice = {
  ...{ id, number: 'SI/26-27/000001', state: 'NOT_NEEDED', registerBy: null, payload: null, answer: null },
  why: 'The customer is not registered: e-invoicing is for registered customers and exports.',
  problems: [],
};

it('what is outside e-invoicing says why, and offers no file', async () => {
  mock(getEinvoice, pending);
  renderScreen(<EinvoiceDialog id={id} onClose={() => undefined} />, { role: 'ACCOUNT' });

  expect(await screen.findByText(/e-invoicing is for registered customers/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download for the portal' })).toBeNull();
});

it('what the portal would not take is told where it stands on the document, not by the portal’s names', async () => {
  const problems = [
    { field: 'ItemList.1.HsnCd', code: 'inv01', message: 'The portal needs a SAC of 4 or 6 digits.' },
    { field: 'BuyerDtls.Pin', code: 'inv01', message: 'The portal needs a PIN code of 6 digits.' },
    { field: 'ValDtls.AssVal', code: 'inv01', message: 'The lines do not add up to the taxable value.' },
  ];
  mock(getEinvoice, { ...pending, state: 'PENDING', payload: inv01(saleInvoice(), null), problems });
  renderScreen(<EinvoiceDialog id={id} onClose={() => undefined} />, { role: 'ACCOUNT' });

  const told = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
  expect(told).toEqual([
    'Line 2: The portal needs a SAC of 4 or 6 digits.',
    'Customer: The portal needs a PIN code of 6 digits.',
    'The lines do not add up to the taxable value.',
  ]);
});

it('a description of one letter is left out of the portal’s file, which takes none so short', () => {
  const [line] = saleInvoice().lines;
  if (!line) throw new Error('An invoice has a line.');
  const short = saleInvoice({ lines: [{ ...line, description: 'A' }, line] });

  const payload = inv01(short, null);
  expect(payload.ItemList.map(({ PrdDesc }) => PrdDesc)).toEqual([undefined, line.description]);
  expect(inv01Problems(payload).filter(({ field }) => field.startsWith('ItemList'))).toEqual([]);
});

it('why an answer is not of this document is said by the page, which knows its language', async () => {
  mock(getEinvoice, { ...pending, state: 'PENDING', payload: inv01(saleInvoice(), null) });
  const { code, message } = einvoiceProblems.other_document;
  const values = { member: { message: 'Number' }, theirs: 'SI/26-27/000009', ours: 'SI/26-27/000001' };
  mockProblem(registerEinvoice, 422, { code, message: 'As the server says it.', text: message, values });
  const { user } = renderScreen(<EinvoiceDialog id={id} onClose={() => undefined} />, { role: 'ACCOUNT' });

  await user.click(await screen.findByRole('textbox'));
  await user.paste(JSON.stringify({ Irn: 'a1'.repeat(32), AckNo: '112610012345678' }));
  await user.click(screen.getByRole('button', { name: 'Keep the answer' }));

  expect(
    await screen.findByText('This answer is of another document. Number: SI/26-27/000009 there, SI/26-27/000001 here.'),
  ).toBeVisible();
});

it('the portal’s JSON is read as its registration or as its cancellation', () => {
  const irn = 'a1'.repeat(32);
  const registered = { Irn: irn, AckNo: 112610012345678, AckDt: '2026-11-20 18:00:00', SignedQRCode: 'e30.e30.x' };

  expect(portalAnswer(id, JSON.stringify([registered]))).toEqual({
    ...{ id, irn, ackNumber: '112610012345678', ackDate: '2026-11-20 18:00:00', signedQr: 'e30.e30.x' },
  });
  expect(portalAnswer(id, JSON.stringify({ Irn: irn, CancelDate: '2026-11-21 09:00:00' }))).toEqual({
    ...{ id, irn, cancelledAt: '2026-11-21 09:00:00' },
  });
  expect(portalAnswer(id, 'not json')).toBeNull();
});
