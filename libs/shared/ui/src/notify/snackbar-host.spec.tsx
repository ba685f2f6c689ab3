import { startI18n } from '@freightdesk/shared-i18n';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarHost, useNotify } from './snackbar-host';

void startI18n();

function Teller() {
  const notify = useNotify();
  return (
    <>
      <button onClick={() => notify('Bank added')}>Same</button>
      <button onClick={() => notify('The file could not be read.', 'error')}>Wrong</button>
      <button onClick={() => [1, 2, 3, 4, 5, 6].forEach((number) => notify(`News ${number}`))}>Many</button>
    </>
  );
}

const show = (direction: 'ltr' | 'rtl' = 'ltr') =>
  render(
    <ThemeProvider theme={createTheme({ direction })}>
      <SnackbarHost>
        <Teller />
      </SnackbarHost>
    </ThemeProvider>,
  );

it('the same news is told once', async () => {
  show();

  await userEvent.dblClick(screen.getByRole('button', { name: 'Same' }));

  expect(await screen.findAllByText('Bank added')).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveClass('notistack-MuiContent-success');
});

it('at most five are told at once', async () => {
  show();

  await userEvent.click(screen.getByRole('button', { name: 'Many' }));

  expect(await screen.findAllByText(/^News/)).toHaveLength(5);
});

it('what went wrong stays until it is closed', async () => {
  show();

  await userEvent.click(screen.getByRole('button', { name: 'Same' }));
  await userEvent.click(screen.getByRole('button', { name: 'Wrong' }));
  await waitFor(() => expect(screen.queryByText('Bank added')).not.toBeInTheDocument(), { timeout: 5_000 });
  expect(screen.getByText('The file could not be read.')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('The file could not be read.')).not.toBeInTheDocument());
});

it('news leaves by itself after three seconds', async () => {
  show();

  await userEvent.click(screen.getByRole('button', { name: 'Same' }));
  await screen.findByText('Bank added');
  const from = performance.now();
  await waitFor(() => expect(screen.queryByText('Bank added')).not.toBeInTheDocument());

  expect(performance.now() - from).toBeGreaterThan(2_500);
});

it.each([
  ['ltr', 'Right'],
  ['rtl', 'Left'],
] as const)('news stands at the top, where a line of text ends (%s)', async (direction, edge) => {
  show(direction);

  await userEvent.click(screen.getByRole('button', { name: 'Same' }));

  const container = (await screen.findByText('Bank added')).closest('.notistack-SnackbarContainer');
  expect(container).toHaveStyle({ top: '14px', [edge.toLowerCase()]: '20px' });
});
