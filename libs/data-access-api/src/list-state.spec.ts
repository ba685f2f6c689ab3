import { defineList } from '@freightdesk/shared-endpoint';
import { listInputOf, readListState, writeListState } from './list-state';

const spec = defineList({
  fields: {
    date: { kind: 'date' },
    number: { kind: 'text' },
    status: { kind: 'choice', values: ['ISSUED', 'PAID'] },
    partyId: { kind: 'id' },
  },
  filters: { status: {}, partyId: {} },
  sorts: ['date', 'number'],
  defaultSort: '-date,number',
  search: ['number'],
});
const read = (query: string) => readListState(new URLSearchParams(query), spec);

const standard = {
  page: 1,
  pageSize: 25,
  sort: [
    { field: 'date', descending: true },
    { field: 'number', descending: false },
  ],
  q: '',
  filters: {},
};

describe('the state of a list in its address', () => {
  it('is the list’s own when the address says nothing', () => {
    expect(read('')).toEqual(standard);
  });

  it('is what the address says', () => {
    expect(read('page=3&pageSize=50&sort=-number&q=hdfc&status=ISSUED&status=PAID&partyId=7')).toEqual({
      page: 3,
      pageSize: 50,
      sort: [{ field: 'number', descending: true }],
      q: 'hdfc',
      filters: { status: ['ISSUED', 'PAID'], partyId: ['7'] },
    });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=1.5',
    'pageSize=1000',
    'sort=colour',
    'status=ELSE',
    'colour=red',
    'partyId=',
  ])('is not misled by %s, which the server would refuse', (query) => {
    expect(read(query)).toEqual(standard);
  });

  it('says only what differs from the list’s own, and leaves alone what is not the list’s', () => {
    const query = new URLSearchParams('tab=open&page=4&status=PAID');

    const next = writeListState(query, spec, { ...read('page=4&status=PAID'), page: 1, filters: {} });

    expect(next.toString()).toBe('tab=open');
  });

  it.each(['page=3&pageSize=50&sort=-number&q=hdfc&status=ISSUED&status=PAID', 'q=A%26B', ''])(
    'comes back as it was written: %s',
    (query) => {
      expect(writeListState(new URLSearchParams(), spec, read(query)).toString()).toBe(query);
    },
  );

  it('is asked of the server in its own words', () => {
    expect(listInputOf(read('q=hdfc&status=PAID'))).toEqual({
      page: 1,
      pageSize: 25,
      sort: '-date,number',
      q: 'hdfc',
      status: ['PAID'],
    });
  });
});
