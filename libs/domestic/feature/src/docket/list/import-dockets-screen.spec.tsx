import { docketImport } from '@freightdesk/domestic-contract';
import { mock, renderScreen } from '@freightdesk/shared-testing-web';
import { screen } from '@testing-library/react';
import { Component as ImportDocketsScreen } from './import-dockets-screen';

const file = new File(['Billing party,Reference,Mode\nKonkan,DSP-1,Surface'], 'dockets.csv', { type: 'text/csv' });
const row = { row: 2, cells: { billingParty: 'Konkan', reference: 'DSP-1', mode: 'Surface' } };

const show = () =>
  renderScreen(
    [
      { path: '/dashboard/import/dockets', element: <ImportDocketsScreen /> },
      { path: '/dashboard/domesticGroup/list_jobcards', element: <p>All dockets</p> },
    ],
    { role: 'DOMESTIC', path: '/dashboard/import/dockets' },
  );
const choose = async (user: ReturnType<typeof show>['user']) =>
  user.upload(await screen.findByLabelText('Choose a CSV or XLSX file', { selector: 'input' }), file);

it('brings in what is new, says what stands already, and shows the list', async () => {
  mock(docketImport.preview, { total: 1, known: 3, rows: [row], errors: [] });
  mock(docketImport.commit, { imported: 1, known: 3 });
  const { user } = show();

  await choose(user);
  expect(await screen.findByText('1 rows are ready.')).toBeVisible();
  expect(screen.getByText('3 rows stand here already and add nothing.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bring in' }));

  expect(await screen.findByText('All dockets')).toBeVisible();
});

it('a file that adds nothing can not be brought in', async () => {
  mock(docketImport.preview, { total: 0, known: 4, rows: [], errors: [] });
  const { user } = show();

  await choose(user);

  expect(await screen.findByText('4 rows stand here already and add nothing.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bring in' })).toBeDisabled();
});
