import { type BookEntry, returnCheque, type StatementLine } from '@freightdesk/reconciliation-contract';
import { mock, mockProblem, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { ReturnDialog } from './return-dialog';

const id = '01990000-0000-7000-8000-000000000001';
const line: StatementLine = {
  ...{ id, kind: 'MOVEMENT', date: '2026-11-05', narration: 'CHQ RETURN 004411', reference: null },
  amountMinor: -500_00,
};
const entry: BookEntry = {
  ...{ id, date: '2026-11-04', narration: 'Received', reference: null, amountMinor: 500_00 },
  voucher: { type: 'RECEIPT', number: 'RC/26-27/000001', id },
};
const asked = { bankId: id, lineId: id, entryId: id, reason: 'Returned by the bank: CHQ RETURN 004411' };
const match = { id, bankId: id, lines: [], entries: [], createdAt: '2026-11-22T06:00:00Z', createdBy: 'Asha Rao' };

async function open(currency = 'INR') {
  const bank = { id, name: 'HDFC Bank', currency, accountType: 'CURRENT' as const };
  const { user } = renderScreen(
    <ReturnDialog bank={bank} returned={{ line, entry }} onSaved={() => undefined} onClose={() => undefined} />,
    { role: 'ACCOUNT' },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Take back RC/26-27/000001' }));
  const choose = async (gst: string) => {
    await user.click(dialog.getByRole('combobox', { name: 'GST within the amount' }));
    await user.click(screen.getByRole('option', { name: gst }));
  };
  const takeBack = () => user.click(dialog.getByRole('button', { name: 'Take back' }));
  return { user, dialog, choose, takeBack };
}

it('what the bank took is sent along, and what of it is credit is told before', async () => {
  const charge = { id, number: 'EV/26-27/000009' };
  const returned = mock(returnCheque, () => ({ ...match, charge }));
  const { user, dialog, choose, takeBack } = await open();

  await user.type(dialog.getByRole('textbox', { name: 'Bank charges' }), '590');
  expect(await dialog.findByText('The bank took ₹ 590.00, all of it a cost.')).toBeVisible();
  await choose('18% within the State');
  expect(await dialog.findByText('The bank took ₹ 590.00, of it ₹ 90.00 GST credit.')).toBeVisible();
  await takeBack();

  expect(await screen.findByText(/is reversed, and the bank charges are/)).toHaveTextContent(charge.number);
  const chargesGst = { gstRate: '18', supply: 'INTRA', itcEligible: true };
  expect(returned.calls.map(({ input }) => input)).toEqual([{ ...asked, bankChargesPaise: 590_00, chargesGst }]);
});

it('a cheque for whose return the bank took nothing is taken back alone', async () => {
  const returned = mock(returnCheque, () => ({ ...match, charge: null }));
  const { dialog, takeBack } = await open();
  expect(dialog.queryByRole('combobox')).not.toBeInTheDocument();

  await takeBack();

  expect(await screen.findByText('RC/26-27/000001 is reversed')).toBeVisible();
  expect(returned.calls.map(({ input }) => input)).toEqual([asked]);
});

it('tax of a charge that was taken out again has to go too', async () => {
  const returned = mock(returnCheque, () => ({ ...match, charge: null }));
  const { user, dialog, choose, takeBack } = await open();
  await user.type(dialog.getByRole('textbox', { name: 'Bank charges' }), '590');
  await choose('18% from another State');
  await user.clear(dialog.getByRole('textbox', { name: 'Bank charges' }));

  await takeBack();
  expect(await dialog.findByText('Enter what the bank took, or leave its GST out.')).toBeVisible();
  await choose('None');
  await takeBack();

  expect(await screen.findByText('RC/26-27/000001 is reversed')).toBeVisible();
  expect(returned.calls.map(({ input }) => input)).toEqual([asked]);
});

it('what the server refuses is told, and what was typed stays', async () => {
  const message = 'This GST rate is not in force on the date.';
  mockProblem(returnCheque, 422, {
    message,
    errors: [{ field: 'chargesGst.gstRate', code: 'rate_not_in_force', message }],
  });
  const { user, dialog, choose, takeBack } = await open();
  await user.type(dialog.getByRole('textbox', { name: 'Bank charges' }), '590');
  await choose('18% within the State');
  await takeBack();

  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Bank charges' })).toHaveValue('590.00');
});

it('of an account in another currency no charges are asked', async () => {
  const { dialog } = await open('USD');

  expect(dialog.queryByRole('textbox', { name: 'Bank charges' })).not.toBeInTheDocument();
});
