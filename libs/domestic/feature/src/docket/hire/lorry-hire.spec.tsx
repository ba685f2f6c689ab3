import { type Docket, type DocketHireFigures, getDocketHire, setDocketHire } from '@freightdesk/domestic-contract';
import { docketRecord } from '@freightdesk/domestic-contract/testing';
import { listParties } from '@freightdesk/parties-contract';
import { party } from '@freightdesk/parties-contract/testing';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { LorryHire } from './lorry-hire';

const owner = { id: '01990000-0000-7000-8000-0000000000e1', name: 'Balaji Roadlines' };
const hire = { partyId: owner.id, party: owner, agreedPaise: 18_000_00, advancePaise: 5_000_00, remark: null };
const docket = (changes: Partial<Docket> = {}) =>
  docketRecord({ number: 'HO/26-27/000001', status: 'BOOKED', version: 2, hire, ...changes });
const bill = {
  ...{
    id: '01990000-0000-7000-8000-0000000000f1',
    number: 'PI/26-27/000007',
    supplierNumber: 'BR-9',
    date: '2026-11-20',
  },
  ...{ billedPaise: 18_500_00, taxPaise: 0, tdsPaise: 185_00, paidPaise: 5_000_00, balancePaise: 13_315_00 },
};
const unbilled: DocketHireFigures = {
  ...{ billedPaise: 0, taxPaise: 0, tdsPaise: 0, paidPaise: 0, balancePaise: 18_000_00, bills: [] },
};
const { id: _id, number: _number, supplierNumber: _theirs, date: _date, ...sums } = bill;
const billed: DocketHireFigures = { ...sums, bills: [bill] };

const books = {
  'bill of lorry hire': (id: string, { paise }: Readonly<Record<string, string>>) => `/bill/${id}/${paise}`,
  'payment to vendor': (id: string) => `/pay/${id}`,
  'payment for bill': (id: string) => `/pay-bill/${id}`,
  'purchase invoice': (id: string) => `/bills/${id}`,
};
const show = (record: Docket, figures: DocketHireFigures, pages = {}) => {
  mock(getDocketHire, figures);
  return renderScreen(<LorryHire docket={record} />, { role: 'DOMESTIC', pages });
};
const fact = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).nextElementSibling;

describe('the hired lorry of a docket', () => {
  it('is agreed with its owner, and the advance is not more than the hire', async () => {
    mock(listParties, pageOf([party({ ...owner, roles: ['VENDOR'] })]));
    const set = mock(setDocketHire, docket());
    const { user } = show(docket({ hire: null }), unbilled);

    await user.click(screen.getByRole('button', { name: 'Agree a hire' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('combobox', { name: /Lorry owner/ }), 'bala');
    await user.click(await screen.findByRole('option', { name: /Balaji/ }));
    await user.type(dialog.getByRole('textbox', { name: /Agreed hire/ }), '18000');
    await user.clear(dialog.getByRole('textbox', { name: /Agreed advance/ }));
    await user.type(dialog.getByRole('textbox', { name: /Agreed advance/ }), '19000');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('The advance is more than the hire.')).toBeVisible();

    await user.clear(dialog.getByRole('textbox', { name: /Agreed advance/ }));
    await user.type(dialog.getByRole('textbox', { name: /Agreed advance/ }), '5000');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('HO/26-27/000001 is saved')).toBeVisible();
    expect(set.calls[0]?.input).toMatchObject({
      version: 2,
      hire: { partyId: owner.id, agreedPaise: 18_000_00, advancePaise: 5_000_00 },
    });
  });

  it('before its bill owes all that was agreed, and leads whoever keeps the books on', async () => {
    const record = docket();
    show(record, unbilled, books);

    expect(await fact('Balance to pay')).toHaveTextContent('18,000.00');
    expect(await fact('Paid')).toHaveTextContent('–');
    expect(screen.getByRole('link', { name: 'Enter the bill' })).toHaveAttribute('href', `/bill/${record.id}/1800000`);
    expect(screen.getByRole('link', { name: 'Pay an advance' })).toHaveAttribute('href', `/pay/${owner.id}`);
  });

  it('is taken off while no bill of it is posted', async () => {
    const set = mock(setDocketHire, docket({ hire: null }));
    const { user } = show(docket(), unbilled);

    await user.click(await screen.findByRole('button', { name: 'No lorry is hired' }));
    await user.click(await screen.findByRole('button', { name: 'Take it off' }));

    expect(await screen.findByText('The hire is taken off')).toBeVisible();
    expect(set.calls[0]?.input).toMatchObject({ version: 2, hire: null });
  });

  it('with its bill says what was billed, withheld and paid, and stays as it was agreed', async () => {
    show(docket({ status: 'POD_VERIFIED' }), billed, books);

    expect(await fact('Billed')).toHaveTextContent('18,500.00');
    expect(await fact('TDS withheld')).toHaveTextContent('185.00');
    expect(await fact('Balance to pay')).toHaveTextContent('13,315.00');
    expect(screen.getByText('Billed ₹ 500.00 more than was agreed.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'PI/26-27/000007' })).toHaveAttribute('href', `/bills/${bill.id}`);
    expect(screen.getByRole('link', { name: 'Pay PI/26-27/000007' })).toHaveAttribute('href', `/pay-bill/${bill.id}`);
    expect(screen.queryByRole('button', { name: 'Change the hire' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Enter the bill' })).not.toBeInTheDocument();
  });
});
