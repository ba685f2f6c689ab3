import { partyImport } from '@freightdesk/parties-contract';
import { mock, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { Component as ImportPartiesScreen } from './import-parties-screen';

const file = new File(['Name,Roles\nIndian Oil,OWNER'], 'parties.csv', { type: 'text/csv' });
const row = { row: 2, cells: { name: 'Indian Oil', roles: 'OWNER' } };

const show = () =>
  renderScreen(
    [
      { path: '/dashboard/import/parties', element: <ImportPartiesScreen /> },
      { path: '/dashboard/party', element: <p>All parties</p> },
    ],
    { role: 'ACCOUNT', path: '/dashboard/import/parties' },
  );

it('tells what is wrong in the file, and takes nothing of it', async () => {
  const errors = [{ row: 2, column: 'roles', code: 'oneOf', message: 'Choose one of the offered values.' }];
  mock(partyImport.preview, { total: 1, rows: [row], errors });
  const { user } = show();

  await user.upload(await screen.findByLabelText('Choose a CSV or XLSX file', { selector: 'input' }), file);

  const faults = within(await screen.findByRole('table', { name: 'What is wrong' }));
  expect(faults.getByRole('row', { name: /2 Role Choose one of the offered values/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bring in' })).toBeDisabled();
});

it('brings all of it in, and shows where it stands', async () => {
  mock(partyImport.preview, { total: 1, rows: [row], errors: [] });
  mock(partyImport.commit, { imported: 1 });
  const { user } = show();

  await user.upload(await screen.findByLabelText('Choose a CSV or XLSX file', { selector: 'input' }), file);
  expect(await screen.findByText('1 rows are ready.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bring in' }));

  expect(await screen.findByText('All parties')).toBeVisible();
});
