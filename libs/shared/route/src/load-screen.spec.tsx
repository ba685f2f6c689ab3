import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { loadScreen } from './load-screen';

const client = new QueryClient();

function Component() {
  const [query, setQuery] = useSearchParams();
  return <button onClick={() => setQuery({ page: '3' })}>{`page ${query.get('page')}`}</button>;
}

function open(askAhead: jest.Mock, known: QueryClient | undefined) {
  const lazy = () => loadScreen(async () => ({ Component, askAhead }), known);
  const routes = [{ path: '/bank', lazy, HydrateFallback: () => null }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/bank?page=2'] })} />);
}

it('a screen is asked for at its address before it is drawn, and no more while it is open', async () => {
  const askAhead = jest.fn(() => expect(screen.queryByRole('button')).toBeNull());
  open(askAhead, client);

  const button = await screen.findByRole('button', { name: 'page 2' });
  act(() => button.click());

  await screen.findByRole('button', { name: 'page 3' });
  expect(askAhead.mock.calls.map(([to, query]: unknown[]) => [to, String(query)])).toEqual([[client, 'page=2']]);
});

it('nothing is asked for where no answers are kept', async () => {
  const askAhead = jest.fn();
  open(askAhead, undefined);

  await waitFor(() => expect(screen.getByRole('button')).toBeVisible());
  expect(askAhead).not.toHaveBeenCalled();
});
