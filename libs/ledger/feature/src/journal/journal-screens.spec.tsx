import { listBranches } from '@freightdesk/company-contract';
import { branch } from '@freightdesk/company-contract/testing';
import { listCostableJobs } from '@freightdesk/invoices-contract';
import { addJournal, getJournal, listAccounts, listJournals, reverseJournal } from '@freightdesk/ledger-contract';
import { account, journal } from '@freightdesk/ledger-contract/testing';
import { listParties } from '@freightdesk/parties-contract';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { Component as AddJournalScreen } from './add-journal-screen';
import { Component as JournalListScreen } from './journal-list-screen';

beforeEach(() => {
  mock(listAccounts, pageOf([account({ code: '6010', name: 'Rent' }), account({ code: '2900', name: 'Suspense' })]));
  mock(listParties, pageOf([]));
  mock(listBranches, pageOf([branch()]));
  mock(listCostableJobs, pageOf([]));
  mock(listJournals, pageOf([journal()]));
  mock(getJournal, journal());
});

it('tells while it is typed what one side lacks, and fills it in on the next line', async () => {
  const { user } = renderScreen(<AddJournalScreen />, { role: 'ACCOUNT', path: '/dashboard/journal/add' });

  const first = within(await screen.findByRole('group', { name: 'Line 1' }));
  await user.type(first.getByRole('textbox', { name: 'Debit' }), '1.5L');
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent(/Difference\s*1,50,000\.00/);
  await user.click(screen.getByRole('button', { name: 'Add line' }));

  const third = within(await screen.findByRole('group', { name: 'Line 3' }));
  expect(third.getByRole('textbox', { name: 'Credit' })).toHaveValue('1,50,000.00');
});

it('takes its lines from a spreadsheet: codes with or without names, and amounts as they stand there', async () => {
  const add = mock(addJournal, journal({ number: 'JV/26-27/000002' }));
  const { user } = renderScreen(<AddJournalScreen />, { role: 'ACCOUNT', path: '/dashboard/journal/add' });
  const first = within(await screen.findByRole('group', { name: 'Line 1' }));

  await user.click(first.getByRole('combobox', { name: /Account/ }));
  await user.paste('6010 Rent\t\t\t1,000.50\t\r\n6010\t\t\t500\t\r\n2900\t\t\t\t1500.50');

  const third = within(await screen.findByRole('group', { name: 'Line 3' }));
  expect(await third.findByRole('combobox', { name: /Account/ })).toHaveValue('2900 Suspense');
  expect(third.getByRole('textbox', { name: 'Credit' })).toHaveValue('1,500.50');
  await user.type(screen.getByRole('textbox', { name: /Narration/ }), 'Rent of two floors');
  await user.click(screen.getByRole('button', { name: 'Post' }));

  expect(await screen.findByText('JV/26-27/000002 is posted')).toBeVisible();
  expect(add.calls.map(({ input }) => input.lines)).toEqual([
    [
      { accountCode: '6010', debitPaise: 1_000_50 },
      { accountCode: '6010', debitPaise: 500_00 },
      { accountCode: '2900', creditPaise: 1_500_50 },
    ],
  ]);
});

it('starts another of the same day by Ctrl+Enter, with nothing else of the last one', async () => {
  const add = mock(addJournal, journal({ number: 'JV/26-27/000002' }));
  const { user } = renderScreen(<AddJournalScreen />, { role: 'ACCOUNT', path: '/dashboard/journal/add' });
  const first = within(await screen.findByRole('group', { name: 'Line 1' }));
  const day = screen.getByRole('textbox', { name: /^Date/ });
  await user.clear(day);
  await user.type(day, '-2');
  await user.click(first.getByRole('combobox', { name: /Account/ }));
  await user.paste('6010\t\t\t500\t\r\n2900\t\t\t\t500');
  await user.type(screen.getByRole('textbox', { name: /Narration/ }), 'Rent');
  const meant = (day as HTMLInputElement).value;

  await user.keyboard('{Control>}{Enter}{/Control}');

  expect(await screen.findByText('JV/26-27/000002 is posted')).toBeVisible();
  expect(add.calls).toHaveLength(1);
  expect(screen.getByRole('textbox', { name: /Narration/ })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: /^Date/ })).toHaveValue(meant);
  expect(screen.getByRole('textbox', { name: /^Date/ })).toHaveFocus();
  const anew = within(screen.getByRole('group', { name: 'Line 1' }));
  expect(anew.getByRole('textbox', { name: 'Debit' })).toHaveValue('');
});

it('asks for the branch of a line where the company has several', async () => {
  const chennai = branch({ id: '01939000-0000-7000-8000-0000000000c1', code: 'MAA', name: 'Chennai' });
  mock(listBranches, pageOf([branch(), chennai]));
  const add = mock(addJournal, journal({ number: 'JV/26-27/000002' }));
  const { user } = renderScreen(<AddJournalScreen />, {
    role: 'ACCOUNT',
    path: `/dashboard/journal/add?from=${journal().id}`,
  });

  const first = within(await screen.findByRole('group', { name: 'Line 1' }));
  await user.click(await first.findByRole('combobox', { name: 'Branch' }));
  await user.click(await screen.findByRole('option', { name: 'Chennai' }));
  await user.click(screen.getByRole('button', { name: 'Post' }));

  expect(await screen.findByText('JV/26-27/000002 is posted')).toBeVisible();
  expect(add.calls.map(({ input }) => input.lines[0]?.branchId)).toEqual([chennai.id]);
});

it('repeats another one with its accounts and amounts, for today', async () => {
  const add = mock(addJournal, journal({ number: 'JV/26-27/000002' }));
  const { user } = renderScreen(<AddJournalScreen />, {
    role: 'ACCOUNT',
    path: `/dashboard/journal/add?from=${journal().id}`,
  });

  await user.click(await screen.findByRole('button', { name: 'Post' }));

  expect(await screen.findByText('JV/26-27/000002 is posted')).toBeVisible();
  expect(add.calls.map(({ input }) => input)).toEqual([
    expect.objectContaining({
      narration: 'Rent of November',
      lines: [
        { accountCode: '6010', debitPaise: 50_000_00 },
        { accountCode: '2900', creditPaise: 50_000_00 },
      ],
    }),
  ]);
});

it('is taken back from the list with a reason', async () => {
  const reverse = mock(reverseJournal, journal({ status: 'REVERSED', version: 2 }));
  const { user } = renderScreen(<JournalListScreen />, { role: 'ACCOUNT', path: '/dashboard/journal' });

  const row = within(await screen.findByRole('row', { name: /JV\/26-27\/000001/ }));
  await user.click(row.getByRole('button', { name: /^Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reverse' }));
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Typed twice');
  await user.click(screen.getByRole('button', { name: 'Reverse' }));

  expect(await screen.findByText('JV/26-27/000001 is reversed')).toBeVisible();
  expect(reverse.calls.map(({ input }) => input)).toEqual([
    expect.objectContaining({ id: journal().id, version: 1, reason: 'Typed twice' }),
  ]);
});
