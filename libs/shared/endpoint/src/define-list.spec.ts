import { daysOf, defineList } from './define-list';

const labels = { AIR: 'Air', SEA: 'Sea' };
const jobs = defineList({
  fields: {
    number: { kind: 'text', label: 'Job' },
    date: { kind: 'date', label: 'Date' },
    mode: { kind: 'choice', label: 'Mode', values: ['AIR', 'SEA'], labels },
    roles: { kind: 'choices', values: ['CUSTOMER'] },
    paise: { kind: 'whole' },
    customerId: { kind: 'id', label: 'One customer' },
  },
  filters: {
    mode: { offered: ['AIR'] },
    role: { of: 'roles' },
    ...daysOf('date'),
    atLeast: { of: 'paise', is: '>=' },
    customerId: { quiet: true },
  },
  sorts: ['date', 'number'],
  defaultSort: '-date',
  search: ['number', 'customerName'],
});

describe('a list that is defined', () => {
  it.each([
    [
      'of a choice takes its values, and offers some of them',
      'mode',
      { kind: 'choice', values: ['AIR', 'SEA'], labels, offered: ['AIR'] },
    ],
    ['of several choices takes one of them', 'role', { kind: 'choice', values: ['CUSTOMER'], of: 'roles' }],
    ['is bounded by a first day', 'dateFrom', { kind: 'date', of: 'date', is: '>=', label: 'From' }],
    ['is bounded by a last day', 'dateTo', { kind: 'date', of: 'date', is: '<=', label: 'To' }],
    ['of a figure takes words, which the server reads', 'atLeast', { kind: 'text', of: 'paise', is: '>=' }],
    ['takes the name of its field, and equals it', 'mode', { of: 'mode', is: '=', label: 'Mode' }],
  ])('has a filter that %s', (_case, name, filter) => {
    expect(jobs.filters[name]).toMatchObject(filter);
  });

  it('offers no filter that has no name, or is set elsewhere', () => {
    const named = Object.entries(jobs.filters).filter(([, { label }]) => label !== undefined);

    expect(named.map(([name]) => name)).toEqual(['mode', 'dateFrom', 'dateTo']);
  });

  it('cannot have a filter that reads nothing', () => {
    const terms = { fields: {}, sorts: [], defaultSort: '', search: ['number'] } as const;

    expect(() => defineList({ ...terms, filters: { colour: {} } })).toThrow("The filter 'colour' reads no field");
  });

  it('cannot have a filter that is called like a field that it does not read', () => {
    const fields = { date: { kind: 'date' }, dueDate: { kind: 'date' } } as const;
    const terms = { fields, sorts: ['date'], defaultSort: 'date', search: ['number'] } as const;

    expect(() => defineList({ ...terms, filters: { date: { of: 'dueDate' } } })).toThrow('called like another field');
  });
});
