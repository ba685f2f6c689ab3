import { givingWay } from './giving-way';

const column = { width: 100, isElastic: false };
const columns = [
  { ...column, id: 'number' },
  { ...column, id: 'date', kind: 'date' },
  { ...column, id: 'customer', isElastic: true },
  { ...column, id: 'due', kind: 'date' },
  { ...column, id: 'total', align: 'end' as const },
  { ...column, id: 'rest', align: 'end' as const },
  { ...column, id: 'mode', hideOnPhone: true },
  { ...column, id: 'status', kind: 'choice' },
];
const needs = { ...Object.fromEntries(columns.map(({ id }) => [id, 100])), customer: 250 };

describe('columns beside a row that is seen whole', () => {
  it.each([
    ['all stay where there is room', 950, ['number', 'date', 'customer', 'due', 'total', 'rest', 'mode', 'status']],
    ['first goes what a phone does without', 900, ['number', 'date', 'customer', 'due', 'total', 'rest', 'status']],
    ['then days, the last first', 750, ['number', 'date', 'customer', 'total', 'rest', 'status']],
    ['then figures, the first first', 600, ['number', 'customer', 'rest', 'status']],
    ['what it is, whose and how it stands stays', 200, ['number', 'customer', 'status']],
    ['nothing goes before the room is known', 0, columns.map(({ id }) => id)],
  ])('%s', (_what, room, kept) => {
    expect(givingWay(columns, needs, room).map(({ id }) => id)).toEqual(kept);
  });
});
