import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarHost, useNotify } from './snackbar-host';

function Teller() {
  const notify = useNotify();
  return (
    <>
      <button onClick={() => notify('Bank added')}>Same</button>
      <button onClick={() => [1, 2, 3, 4, 5, 6].forEach((number) => notify(`News ${number}`))}>Many</button>
    </>
  );
}

const show = () =>
  render(
    <SnackbarHost>
      <Teller />
    </SnackbarHost>,
  );

it('the same news is told once', async () => {
  show();

  await userEvent.dblClick(screen.getByRole('button', { name: 'Same' }));

  expect(screen.getAllByText('Bank added')).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveClass('notistack-MuiContent-success');
});

it('at most five are told at once', async () => {
  show();

  await userEvent.click(screen.getByRole('button', { name: 'Many' }));

  expect(screen.getAllByText(/^News/)).toHaveLength(5);
});
