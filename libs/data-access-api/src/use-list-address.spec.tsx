import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useListAddress } from './use-list-address';

function SearchBox() {
  const { q, setQ } = useListAddress();
  return <input aria-label="Search" value={q} onChange={(event) => setQ(event.target.value)} />;
}

/** A page whose address is slow to follow, as that of a long list is: each change of it waits at the gate. */
function slowPage() {
  const gates: (() => void)[] = [];
  const loader = ({ request }: { request: Request }) =>
    new URL(request.url).search === ''
      ? null
      : new Promise<null>((done) => {
          gates.push(() => done(null));
        });
  const routes = [{ path: '/', loader, Component: SearchBox, HydrateFallback: () => null }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { 0: null } } });
  return { router, letThrough: () => act(async () => gates.splice(0).forEach((open) => open())) };
}

const box = () => screen.getByLabelText<HTMLInputElement>('Search');

/** One more letter behind those that stand in the field, as a person types it. */
function type(letter: string): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  act(() => {
    setValue?.call(box(), box().value + letter);
    box().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const pause = () => act(async () => jest.advanceTimersByTimeAsync(210));

describe('the search field of a list', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('keeps each letter that is typed while the address has yet to follow', async () => {
    const { router, letThrough } = slowPage();
    render(<RouterProvider router={router} />);

    for (const letter of 'ventures') {
      type(letter);
      await pause();
    }
    await letThrough();

    expect(box().value).toBe('ventures');
    expect(router.state.location.search).toBe('?q=ventures');
  });

  it('shows what the address says once that says something else', async () => {
    const { router, letThrough } = slowPage();
    render(<RouterProvider router={router} />);
    type('a');
    await pause();
    await letThrough();

    await act(async () => router.navigate('/'));

    expect(box().value).toBe('');
  });
});
