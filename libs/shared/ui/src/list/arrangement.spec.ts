import { type Arrangement, arranged, withMoved, withToggled, withWidth } from './arrangement';

const columns = ['number', 'date', 'party', 'total'].map((id) => ({ id, width: 100, isElastic: id === 'party' }));
const idsOf = (arrangement: Arrangement | undefined) => arranged(columns, arrangement).map(({ id }) => id);

describe('the columns of a list', () => {
  it('are those of the list where nobody chose', () => {
    expect(idsOf(undefined)).toEqual(['number', 'date', 'party', 'total']);
  });

  it('are shown as they were chosen, the first one always and first', () => {
    expect(idsOf([{ id: 'total' }, { id: 'date' }])).toEqual(['number', 'total', 'date']);
    expect(idsOf([{ id: 'total' }, { id: 'number' }])).toEqual(['number', 'total']);
  });

  it('leave out what the list no longer has', () => {
    expect(idsOf([{ id: 'number' }, { id: 'vessel' }, { id: 'date' }])).toEqual(['number', 'date']);
  });

  it('are as wide as was said, within bounds, and take no more room than that', () => {
    const [, , party, total] = arranged(columns, withWidth(columns, undefined, { id: 'party', width: 10_000 }));

    expect(party).toEqual({ id: 'party', width: 640, isElastic: false, isSized: true });
    expect(total).toEqual({ id: 'total', width: 100, isElastic: false });
  });

  it('are hidden, and come back to their place', () => {
    const hidden = withToggled(columns, undefined, 'date');
    expect(idsOf(hidden)).toEqual(['number', 'party', 'total']);
    expect(idsOf(withToggled(columns, hidden, 'date'))).toEqual(['number', 'date', 'party', 'total']);
  });

  it('are moved past each other, but not before the first', () => {
    const moved = withMoved(columns, undefined, { id: 'total', to: 1 });
    expect(idsOf(moved)).toEqual(['number', 'total', 'date', 'party']);
    expect(idsOf(withMoved(columns, moved, { id: 'total', to: 0 }))).toEqual(['number', 'total', 'date', 'party']);
    expect(idsOf(withMoved(columns, moved, { id: 'number', to: 2 }))).toEqual(['number', 'total', 'date', 'party']);
  });

  it('keep the widths that were said when others are moved or hidden', () => {
    const wide = withWidth(columns, undefined, { id: 'total', width: 200 });
    const kept = withMoved(columns, withToggled(columns, wide, 'date'), { id: 'total', to: 1 });

    expect(kept).toEqual([{ id: 'number' }, { id: 'total', width: 200 }, { id: 'party' }]);
    expect(withWidth(columns, kept, { id: 'total', width: undefined })).toContainEqual({ id: 'total' });
  });
});
