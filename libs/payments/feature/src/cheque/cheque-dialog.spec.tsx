import { type ChequePrints, getChequeLeaf, getChequePrints, printCheque } from '@freightdesk/payments-contract';
import { paymentOf } from '@freightdesk/payments-contract/testing';
import { mock, mockProblem, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { PrintChequeButton } from './print-cheque-button';

const payment = paymentOf({ direction: 'PAYMENT', mode: 'CHEQUE', number: 'PV/26-27/000007', version: 2 });
const cheque: ChequePrints = { id: payment.id, version: 2, payee: 'Konkan Roadways LLP', prints: [] };
const printed = { id: cheque.id, at: '2026-06-01T06:00:00Z', payee: 'Konkan Roadways LLP', reason: null };

async function open(changes: Partial<ChequePrints> = {}) {
  mock(getChequePrints, { ...cheque, ...changes });
  const { user } = renderScreen(<PrintChequeButton payment={payment} />, { role: 'ACCOUNT' });
  await user.click(await screen.findByRole('button', { name: 'Print cheque' }));
  return { user, form: within(await screen.findByRole('dialog', { name: 'Print the cheque of PV/26-27/000007' })) };
}

it('a leaf is made out to whom the vendor banks as, crossed unless said otherwise, and fetched', async () => {
  const print = mock(printCheque, { ...cheque, prints: [printed], version: 3 });
  const leaf = mock(getChequeLeaf, new Blob(['pdf']));
  const { user, form } = await open();

  expect(form.getByRole('textbox', { name: /Payee/ })).toHaveValue('Konkan Roadways LLP');
  expect(form.queryByRole('textbox', { name: /printed again/ })).toBeNull();
  await user.click(form.getByRole('switch', { name: /Not over its amount/ }));
  await user.click(form.getByRole('button', { name: 'Print cheque' }));

  expect(await screen.findByText('The cheque of PV/26-27/000007 is printed')).toBeVisible();
  await waitFor(() => expect(leaf.calls.map(({ input }) => input)).toEqual([{ id: payment.id }]));
  const said = { id: payment.id, version: 2, payee: 'Konkan Roadways LLP', isCrossed: true, isLimited: true };
  expect(print.calls[0]?.input).toEqual(said);
});

it('another leaf warns of the one before and asks why', async () => {
  const message = 'A leaf of this cheque was printed before. Say why another one is.';
  const errors = [{ field: 'reason', code: 'reprint_unexplained', message }];
  mockProblem(printCheque, 422, { code: 'reprint_unexplained', message, errors });
  const leaf = mock(getChequeLeaf, new Blob(['pdf']));
  const { user, form } = await open({ prints: [printed] });

  expect(form.getByRole('alert')).toHaveTextContent(
    /printed of this cheque: 1, .* Konkan Roadways LLP, .*Void the old leaf/,
  );
  await user.click(form.getByRole('button', { name: 'Print cheque' }));

  await waitFor(() => expect(form.getByRole('textbox', { name: /printed again/ })).toBeInvalid());
  expect(leaf.calls).toEqual([]);
});

it('what went by NEFT has no leaf to print', () => {
  renderScreen(<PrintChequeButton payment={{ ...payment, mode: 'NEFT' }} />, { role: 'ACCOUNT' });

  expect(screen.queryByRole('button', { name: 'Print cheque' })).toBeNull();
});
