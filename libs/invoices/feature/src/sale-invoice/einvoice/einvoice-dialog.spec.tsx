import { type Einvoice, getEinvoice } from '@freightdesk/invoices-contract';
import { mock, renderScreen } from '@freightdesk/shared-testing-web';
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
