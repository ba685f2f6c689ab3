import { defineList } from '@freightdesk/shared-endpoint';
import { parseListRequest } from './parse-list-request';
import { Refusal } from '../problem/refusal';

const spec = defineList({
  fields: {
    date: { kind: 'date' },
    number: { kind: 'text' },
    status: { kind: 'choice', values: ['DRAFT', 'ISSUED'] },
    partyId: { kind: 'id' },
    isDefault: { kind: 'flag' },
    city: { kind: 'text' },
  },
  filters: { status: {}, partyId: {}, dateFrom: { of: 'date', is: '>=' }, isDefault: {}, city: {} },
  sorts: ['date', 'number'],
  defaultSort: '-date,number',
  search: ['number'],
});
const id = '0198f2a0-0000-7000-8000-000000000001';

function faultyFields(query: Record<string, unknown>): string[] {
  try {
    parseListRequest(spec, query, 'ACCOUNT');
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(error.kind.status).toBe(400);
    return (error.details.errors ?? []).map(({ field }) => field);
  }
}

describe('the query string of a list', () => {
  it('that is empty asks for the first 25 in the default order', () => {
    expect(parseListRequest(spec, {}, 'ACCOUNT')).toEqual({
      page: 1,
      pageSize: 25,
      sort: [
        { field: 'date', descending: true },
        { field: 'number', descending: false },
      ],
      q: null,
      filters: {},
      cursor: null,
      countExactly: false,
      hidden: [],
    });
  });

  it('narrows every list to rows that were chosen', () => {
    expect(parseListRequest(spec, { id: [id, id] }, 'ACCOUNT').filters).toEqual({ id: [id, id] });
    expect(faultyFields({ id: 'the first' })).toEqual(['id']);
  });

  it('says page, order, words and filters; a repeated filter holds all its values', () => {
    const query = { page: '3', pageSize: '100', sort: 'number', q: ' acme  ltd acme ', count: 'exact' };
    const filters = {
      status: ['DRAFT', 'ISSUED'],
      partyId: id,
      dateFrom: '2026-04-01',
      isDefault: 'true',
      city: 'Pune',
    };

    expect(parseListRequest(spec, { ...query, ...filters }, 'ACCOUNT')).toEqual({
      page: 3,
      pageSize: 100,
      sort: [{ field: 'number', descending: false }],
      q: 'acme ltd',
      filters: {
        status: ['DRAFT', 'ISSUED'],
        partyId: [id],
        dateFrom: ['2026-04-01'],
        isDefault: ['true'],
        city: ['Pune'],
      },
      cursor: null,
      countExactly: true,
      hidden: [],
    });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['an unknown filter', { colour: 'red' }, 'colour'],
    ['a name every object has', { constructor: '1' }, 'constructor'],
    ['an unknown sort', { sort: 'price' }, 'sort'],
    ['an empty sort', { sort: '' }, 'sort'],
    ['one sort twice', { sort: 'date,-date' }, 'sort'],
    ['page 0', { page: '0' }, 'page'],
    ['a page that is no number', { page: '1e3' }, 'page'],
    ['a page below', { page: '-1' }, 'page'],
    ['more rows than a page holds', { pageSize: '101' }, 'pageSize'],
    ['two pages', { page: ['1', '2'] }, 'page'],
    ['two searches', { q: ['a', 'b'] }, 'q'],
    ['a search that cannot be stored', { q: 'a\u0000b' }, 'q'],
    ['a search for more words than anybody looks for', { q: 'a b c d e f g h i j k l m' }, 'q'],
    ['another way to count', { count: 'some' }, 'count'],
    ['a page and a place', { page: '1', after: 'x' }, 'after'],
    ['a choice that is not offered', { status: 'PAID' }, 'status'],
    ['a malformed id', { partyId: '7' }, 'partyId'],
    ['a day that does not exist', { dateFrom: '2026-02-30' }, 'dateFrom'],
    ['a flag that is neither', { isDefault: '1' }, 'isDefault'],
    ['no words at all', { city: ' ' }, 'city'],
  ])('that holds %s is refused by name', (_case, query, field) => {
    expect(faultyFields(query)).toEqual([field]);
  });
});
