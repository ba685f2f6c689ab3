import { addressOf } from './address-of';

it('a member of the input stands in its place of the path, the others are left', () => {
  expect(addressOf('/document/:id/file', { id: 'a/b', size: 2 })).toEqual({
    path: '/document/a%2Fb/file',
    rest: { size: 2 },
  });
});

it.each([undefined, { id: '1' }])('a path without places leaves its input alone: %j', (input) => {
  expect(addressOf('/bank/list', input)).toEqual({ path: '/bank/list', rest: input });
});
