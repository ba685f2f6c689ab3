import { recordPageOf } from './record-pages';

const pageOf = recordPageOf([
  { bank: () => '/banks' },
  { receipt: (id, { partyId }) => `/receipts?invoice=${id}&party=${partyId}`, party: (id) => `/parties?id=${id}` },
]);

it.each([
  ['a record', pageOf('party', 'p1'), '/parties?id=p1'],
  ['a record without a page of its own', pageOf('bank', 'b1'), '/banks'],
  ['a form about a record', pageOf('receipt', 'i1', { partyId: 'p1' }), '/receipts?invoice=i1&party=p1'],
])('%s is found by its kind, whichever column it is of', (_what, page, expected) => {
  expect(page).toBe(expected);
});

it('is the next column’s that shows it, where the first one’s page is out of reach', () => {
  const columns = [{ party: (id: string) => `/parties?id=${id}` }, { party: (id: string) => `/leads?party=${id}` }];

  expect(recordPageOf(columns, (address) => address.startsWith('/leads'))('party', 'p1')).toBe('/leads?party=p1');
  expect(recordPageOf(columns, () => false)('party', 'p1')).toBeNull();
});

it.each(['voyage', 'toString'])('a %s, which nobody shows, has no page', (record) => {
  expect(pageOf(record, 'v1')).toBeNull();
});
