import { fetchAhead } from './fetch-ahead';

const part = () => jest.fn(async () => ({ element: null }));

it('of a page its frame and its own part are fetched, and no other page’s', () => {
  const [frame, banks, users] = [part(), part(), part()];
  const children = [
    { path: 'bank', lazy: banks },
    { path: 'user', lazy: users },
  ];

  fetchAhead([{ path: '/dashboard', children: [{ lazy: frame, children }] }], '/dashboard/bank?page=2');

  expect([frame, banks, users].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
});

it('what does not come troubles nobody yet', async () => {
  const gone = jest.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

  fetchAhead([{ path: '/dashboard', lazy: gone }], '/dashboard');
  await new Promise(process.nextTick);

  expect(gone).toHaveBeenCalledTimes(1);
});
