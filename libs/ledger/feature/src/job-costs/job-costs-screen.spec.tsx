import { listJobCosts, moveJobCosts } from '@freightdesk/ledger-contract';
import { journal } from '@freightdesk/ledger-contract/testing';
import { mock, mockProblem, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { Component as JobCostsScreen } from './job-costs-screen';

const job = (end: string) => ({ id: `01990000-0000-7000-8000-0000000000${end}`, number: `SE/26-27/000${end}` });
const line = { accountCode: '5010', account: 'Ocean freight', debitPaise: 0, creditPaise: 0 };
const consol = {
  ...{ ...job('01'), totalPaise: 1_000_00 },
  lines: [
    { ...line, job: job('02'), debitPaise: 300_00 },
    { ...line, job: job('03'), debitPaise: 700_00 },
    { ...line, job: job('01'), creditPaise: 1_000_00 },
  ],
};
const show = () => renderScreen(<JobCostsScreen />, { role: 'ACCOUNT', path: '/dashboard/job-costs' });

it('shows which house is to bear what, and posts it on a day that is asked for', async () => {
  mock(listJobCosts, [consol]);
  const move = mock(moveJobCosts, journal());
  const { user } = show();

  expect(await screen.findByRole('row', { name: '5010 Ocean freight SE/26-27/00003 700.00' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Post costs of SE/26-27/00001' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Post' }));

  expect(await screen.findByText(/ is posted$/)).toBeVisible();
  expect(move.calls[0]?.input).toMatchObject({ id: consol.id, totalPaise: 1_000_00 });
});

it('says that a bill came meanwhile, and posts nothing', async () => {
  mock(listJobCosts, [consol]);
  const message = 'What is to be moved has changed meanwhile. Look at it again.';
  mockProblem(moveJobCosts, 409, { code: 'costs_changed', message });
  const { user } = show();

  await user.click(await screen.findByRole('button', { name: 'Post costs of SE/26-27/00001' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Post' }));

  expect(await screen.findByText(message)).toBeVisible();
});

it('says where nothing is left to move', async () => {
  mock(listJobCosts, []);
  show();

  expect(await screen.findByText('Each house bears its share')).toBeVisible();
});
