import { listPeople } from '@freightdesk/activity-contract';
import { countCash, getBank, listCounts } from '@freightdesk/banks-contract';
import { bankRow, countCases, countRow } from '@freightdesk/banks-contract/testing';
import { formatPaise } from '@freightdesk/shared-money';
import { mock, pageOf, renderScreen, testUser } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { CashCounts } from './cash-counts';

const cash = bankRow({ name: 'Cash', accountType: 'CASH', balancePaise: 1_000_00, version: 4 });

const show = (role: 'ACCOUNT' | 'MARKETING' = 'ACCOUNT', bank = cash) => {
  mock(getBank, bank);
  mock(listPeople, []);
  return renderScreen(<CashCounts bank={bank} />, { role });
};

async function openCount(user: ReturnType<typeof show>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Count cash' }));
  return within(await screen.findByRole('dialog'));
}

it('shows each count beside the books, with what was short and why', async () => {
  mock(listCounts, pageOf([countRow()]));
  show();

  const row = await screen.findByRole('row', { name: /Change given short/ });
  expect(row).toHaveTextContent('990.00');
  expect(row).toHaveTextContent('1,000.00');
});

const piecesOf = (paise: number) => (paise < 100 ? 'Coins of 50 paise' : `Pieces of ₹ ${paise / 100}`);

it.each(countCases)('shows while typing what the server will keep: $name', async ({ counted, bookPaise, expected }) => {
  mock(listCounts, pageOf([]));
  const { user } = show('ACCOUNT', { ...cash, balancePaise: bookPaise });

  const dialog = await openCount(user);
  for (const { denominationPaise, pieces } of counted)
    if (pieces !== undefined)
      await user.type(dialog.getByRole('textbox', { name: piecesOf(denominationPaise) }), String(pieces));

  const { countedPaise, differencePaise } = expected;
  const label = differencePaise < 0 ? 'Short by' : 'Too much by';
  expect(dialog.getByText('Counted').nextSibling).toHaveTextContent(formatPaise(countedPaise));
  expect(dialog.getByText(label).nextSibling).toHaveTextContent(formatPaise(Math.abs(differencePaise)));
});

it('notes and coins that agree are recorded without a word', async () => {
  mock(listCounts, pageOf([]));
  const { calls } = mock(countCash, countRow());
  const { user } = show();

  const dialog = await openCount(user);
  await user.type(dialog.getByRole('textbox', { name: 'Pieces of ₹ 500' }), '2');
  expect(dialog.getByText('Counted').nextSibling).toHaveTextContent('1,000.00');
  expect(dialog.queryByRole('textbox', { name: /Reason/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Record count' }));

  expect(await screen.findByText('The count of Cash is recorded')).toBeVisible();
  expect(calls[0]?.input).toMatchObject({ id: cash.id, version: 4, bookPaise: 1_000_00 });
});

it('a box that is short asks why before it is posted', async () => {
  mock(listCounts, pageOf([]));
  const { calls } = mock(countCash, countRow());
  const { user } = show();

  const dialog = await openCount(user);
  await user.type(dialog.getByRole('textbox', { name: 'Pieces of ₹ 10' }), '99');
  expect(dialog.getByText('Short by').nextSibling).toHaveTextContent('10.00');
  await user.click(dialog.getByRole('button', { name: 'Record count' }));
  expect(await dialog.findByText('Say why the cash differs from the books.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Change given short');
  await user.click(dialog.getByRole('button', { name: 'Record count' }));

  await screen.findByText('The count of Cash is recorded');
  expect(calls.map(({ input }) => input)).toMatchObject([{ reason: 'Change given short' }]);
});

it('whoever may only look counts nothing', async () => {
  mock(listCounts, pageOf([]));
  show('MARKETING');

  expect(await screen.findByText('Not counted yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Count cash' })).toBeNull();
});

describe('a box that somebody keeps', () => {
  const asha = { id: '01990000-0000-7000-8000-0000000000d2', name: 'Asha Kulkarni' };
  const me = { id: testUser().id, name: 'Me' };

  it('is handed on by its keeper, with the count', async () => {
    mock(listCounts, pageOf([]));
    const { calls } = mock(countCash, countRow({ handedTo: asha }));
    const { user } = show();
    mock(listPeople, [asha, me]);
    const dialog = await openCount(user);

    await user.type(dialog.getByLabelText('Pieces of ₹ 500'), '2');
    await user.click(dialog.getByRole('combobox', { name: /Hand over to/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Nobody: it stays where it is',
      asha.name,
    ]);
    await user.click(screen.getByRole('option', { name: asha.name }));
    await user.click(dialog.getByRole('button', { name: 'Record count' }));

    await screen.findByText('The count of Cash is recorded');
    expect(calls[0]?.input).toMatchObject({ handToId: asha.id });
  });

  it('is taken over by counting it, and the list says who counted and who kept it', async () => {
    const last = countRow({ countedBy: asha, handedTo: me });
    const other = countRow({ id: asha.id, custodian: asha });
    mock(listCounts, pageOf([last, other]));
    const { calls } = mock(countCash, countRow({ takesOverId: last.id }));
    const { user } = show();
    expect(await screen.findByText('Asha Kulkarni, to hand it to Me')).toBeVisible();
    expect(screen.getByText('Anita Deshpande, while Asha Kulkarni kept it')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Count and take over' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take over Cash' }));
    await user.type(dialog.getByLabelText('Pieces of ₹ 500'), '2');
    await user.click(dialog.getByRole('button', { name: 'Take over' }));

    await screen.findByText('The count of Cash is recorded');
    expect(calls[0]?.input).toMatchObject({ takesOverId: last.id });
  });

  it('of another is counted all the same, but not given away', async () => {
    mock(listCounts, pageOf([]));
    mock(listPeople, [asha, me]);
    const kept = { ...cash, custodian: asha };
    mock(getBank, kept);
    const { user } = renderScreen(<CashCounts bank={kept} />, { role: 'ACCOUNT' });

    const dialog = await openCount(user);

    expect(await dialog.findByText(/Asha Kulkarni keeps this box: the count says that you counted it/)).toBeVisible();
    expect(dialog.queryByRole('combobox', { name: /Hand over to/ })).toBeNull();
  });
});
