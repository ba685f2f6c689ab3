import { listBranches } from '@freightdesk/company-contract';
import {
  addJournalTemplate,
  getJournal,
  getJournalTemplate,
  listAccounts,
  listJournalTemplates,
  updateJournalTemplate,
} from '@freightdesk/ledger-contract';
import { account, journal, journalTemplate, journalTemplateRow } from '@freightdesk/ledger-contract/testing';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { Component as AddJournalScreen } from '../journal/add-journal-screen';
import { Component as JournalScreen } from '../journal/journal-screen';
import { Component as TemplateListScreen } from './template-list-screen';

it('a journal is kept under its narration, to come every month', async () => {
  mock(getJournal, journal());
  const { calls } = mock(addJournalTemplate, journalTemplateRow({ name: 'Rent' }));
  const { user } = renderScreen(<JournalScreen />, { role: 'ACCOUNT', path: `/?id=${journal().id}` });

  await user.click(await screen.findByRole('button', { name: 'Keep as a template' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Keep ${journal().number} as a template` }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Rent is added')).toBeVisible();
  expect(calls[0]?.input).toEqual({ journalId: journal().id, name: 'Rent of November', everyMonth: true });
});

it('templates are told with what is due, and a row begins the next journal', async () => {
  mock(listJournalTemplates, pageOf([journalTemplateRow()]));
  const { calls } = mock(updateJournalTemplate, journalTemplateRow({ active: false }));
  const { user, router } = renderScreen(<TemplateListScreen />, { role: 'ACCOUNT' });

  const row = await screen.findByRole('row', { name: /Depreciation.*50,000\.00.*31-Oct-2026.*30-Nov-2026/ });
  await user.click(within(row).getByRole('button', { name: /^Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Depreciation' }));
  await user.click(dialog.getByRole('switch', { name: /^In use/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Depreciation is saved')).toBeVisible();
  expect(calls[0]?.input).toMatchObject({ everyMonth: true, active: false, version: 1 });

  await user.click(within(row).getByText('Depreciation'));
  expect(router.state.location.search).toBe(`?template=${journalTemplateRow().id}`);
});

it('a journal from a template bears the last day of the month that it is due for, and is reversed with the next', async () => {
  mock(listAccounts, pageOf([account()]));
  mock(listBranches, pageOf([]));
  mock(getJournalTemplate, journalTemplate({ dueOn: '2026-06-30', journal: journal({ reverseOn: '2026-06-01' }) }));
  renderScreen(<AddJournalScreen />, { role: 'ACCOUNT', path: '/?template=b1' });

  expect(await screen.findByRole('textbox', { name: /^Narration/ })).toHaveValue('Rent of November');
  expect(screen.getByRole('textbox', { name: /^Date/ })).toHaveValue('30-Jun-2026');
  expect(screen.getByRole('textbox', { name: /^Reverse on/ })).toHaveValue('01-Jul-2026');
});
