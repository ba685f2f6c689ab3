import { addressOf } from './address-of';

it('a member of the input stands in its place of the path', () => {
  expect(addressOf('/document/:id/file', { id: 'a/b', size: 2 })).toBe('/document/a%2Fb/file');
});

it.each([undefined, { id: '1' }])('a path without places is the address: %j', (input) => {
  expect(addressOf('/bank/list', input)).toBe('/bank/list');
});
