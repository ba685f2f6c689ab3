import { fieldChanges } from './field-changes.rules';

const change = (field: string, before: string | null, after: string | null) => ({ field, before, after });

describe('what differs between two states of a record', () => {
  it.each([
    ['a text', { name: 'Konkan' }, { name: 'Konkan Freight' }, [change('name', 'Konkan', 'Konkan Freight')]],
    ['a number', { creditDays: 30 }, { creditDays: 45 }, [change('creditDays', '30', '45')]],
    ['yes and no', { blocked: false }, { blocked: true }, [change('blocked', 'false', 'true')]],
    ['what is filled', { pan: null }, { pan: 'AAGCB7383J' }, [change('pan', null, 'AAGCB7383J')]],
    ['what is cleared', { pan: 'AAGCB7383J' }, { pan: null }, [change('pan', 'AAGCB7383J', null)]],
    ['what was not known before', {}, { pan: 'AAGCB7383J' }, [change('pan', null, 'AAGCB7383J')]],
    ['zero, which is something', { width: null }, { width: 0 }, [change('width', null, '0')]],
    [
      'a part',
      { address: { city: 'Pune' } },
      { address: { city: 'Thane' } },
      [change('address.city', 'Pune', 'Thane')],
    ],
    [
      'a line',
      { lines: [{ rate: '1' }, { rate: '2' }] },
      { lines: [{ rate: '1' }, { rate: '3' }] },
      [change('lines.1.rate', '2', '3')],
    ],
    ['a line less', { lines: [{ rate: '1' }] }, { lines: [] }, [change('lines.0.rate', '1', null)]],
    [
      'a list of words',
      { roles: ['CARRIER'] },
      { roles: ['CARRIER', 'VENDOR'] },
      [change('roles', 'CARRIER', 'CARRIER, VENDOR')],
    ],
    [
      'a record named by another, by its name',
      { roleId: { id: '1', name: 'DOMESTIC' } },
      { roleId: { id: '2', name: 'ACCOUNT' } },
      [change('roleId', 'DOMESTIC', 'ACCOUNT')],
    ],
  ])('tells %s', (_what, before, after, changes) => {
    expect(fieldChanges(before, after)).toEqual(changes);
  });

  it.each([
    ['nothing changed', { name: 'Konkan', address: { city: 'Pune' } }, { address: { city: 'Pune' }, name: 'Konkan' }],
    ['only the row moved on', { id: 'a', version: 1, name: 'Konkan' }, { id: 'a', version: 2, name: 'Konkan' }],
    ['empty stayed empty', { pan: null, phone: '' }, { phone: null }],
    ['there are no states', null, null],
  ])('tells nothing where %s', (_what, before, after) => {
    expect(fieldChanges(before, after)).toEqual([]);
  });

  it('tells every field of a record that came, and of one that went', () => {
    const branch = { id: 'a', code: 'PNQ', name: 'Pune', address: { city: 'Pune', line2: null }, version: 1 };

    expect(fieldChanges(null, branch)).toEqual([
      change('code', null, 'PNQ'),
      change('name', null, 'Pune'),
      change('address.city', null, 'Pune'),
    ]);
    expect(fieldChanges(branch, null)).toEqual([
      change('code', 'PNQ', null),
      change('name', 'Pune', null),
      change('address.city', 'Pune', null),
    ]);
  });
});
