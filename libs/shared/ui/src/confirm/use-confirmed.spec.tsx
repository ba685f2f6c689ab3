import { startI18n } from '@freightdesk/shared-i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarHost } from '../notify/snackbar-host';
import { ConfirmHost } from './use-confirm';
import { type Deed, useConfirmed } from './use-confirmed';

void startI18n();

const bank = { id: 'b-1', version: 3, name: 'HDFC Bank' };

const deletion = ({ id, version, name }: typeof bank): Deed<{ id: string; version: number }, { number: string }> => ({
  title: `Delete ${name}`,
  confirmLabel: 'Delete',
  danger: true,
  input: { id, version },
  done: ({ number }) => `${name} is gone, said ${number}`,
});

function Deleter({ send }: { send: (input: unknown) => Promise<{ number: string }> }) {
  const ask = useConfirmed({ mutationFn: send }, deletion);
  return <button onClick={() => void ask(bank)}>Ask</button>;
}

async function show(send: (input: unknown) => Promise<{ number: string }>) {
  const person = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SnackbarHost>
        <ConfirmHost>
          <Deleter send={send} />
        </ConfirmHost>
      </SnackbarHost>
    </QueryClientProvider>,
  );
  await person.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('alertdialog', { name: 'Delete HDFC Bank' });
  return person;
}

it('what is confirmed is sent, and that it is done is told', async () => {
  const send = jest.fn(() => Promise.resolve({ number: '42' }));
  const person = await show(send);

  await person.click(screen.getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('HDFC Bank is gone, said 42')).toBeInTheDocument();
  expect(send.mock.calls).toEqual([[{ id: 'b-1', version: 3 }, expect.anything()]]);
});

it('what is not confirmed is not sent, and nothing is told', async () => {
  const send = jest.fn(() => Promise.resolve({ number: '42' }));
  const person = await show(send);

  await person.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(send).not.toHaveBeenCalled();
  expect(screen.queryByText(/is gone/)).not.toBeInTheDocument();
});
