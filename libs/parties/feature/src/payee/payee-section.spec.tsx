import { getPayee, type Payee, updatePayee } from '@freightdesk/parties-contract';
import { party } from '@freightdesk/parties-contract/testing';
import { mock, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { PayeeSection } from './payee-section';

const vendor = party({ name: 'Konkan Carriers', roles: ['VENDOR'] });
const payee: Payee = {
  ...{ id: vendor.id, version: 3, payeeName: null, payeeAccount: null, payeeIfsc: null, payeeBank: null },
  ...{ udyamNumber: null, msmeClass: null, msmeAgreedDays: null, paymentHoldReason: 'Damage of October' },
};

const show = () => {
  mock(getPayee, payee);
  return renderScreen(<PayeeSection party={vendor} />, { role: 'ACCOUNT' });
};

describe('how a vendor is paid', () => {
  it('says why nothing is paid for now, and that its account is not known', async () => {
    show();

    expect(await screen.findByText('Payments are held: Damage of October')).toBeVisible();
    expect(screen.getByText(/No account is known/)).toBeVisible();
  });

  it('is entered with the account and the size of the enterprise, and lets the hold go', async () => {
    const saved = mock(updatePayee, { ...payee, version: 4 });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const form = within(await screen.findByRole('dialog'));

    await user.type(form.getByRole('textbox', { name: /Name of the account/ }), 'Konkan Carriers');
    await user.type(form.getByRole('textbox', { name: /Account number/ }), '50200012345678');
    await user.clear(form.getByRole('textbox', { name: /Why payments are held/ }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Enter the IFSC printed on the cheque leaf.')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: /IFSC/ }), 'hdfc0000123');
    await user.click(form.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Konkan Carriers is saved')).toBeVisible();
    expect(saved.calls[0]?.input).toMatchObject({
      payeeAccount: '50200012345678',
      payeeIfsc: 'HDFC0000123',
      paymentHoldReason: null,
    });
  });
});
