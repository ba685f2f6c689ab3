import { merge } from './merge';

const [freight, handling, seal] = [
  { text: 'Freight', rate: '100', days: 5 },
  { text: 'Handling', rate: '20', days: null },
  { text: 'Seal', rate: '3', days: null },
];
const was = [freight, handling];

it.each([
  [
    'one value here and another there',
    [{ ...freight, rate: '110' }, handling],
    [{ ...freight, days: 7 }, handling],
    [{ text: 'Freight', rate: '110', days: 7 }, handling],
    [],
  ],
  [
    'the same value of a line',
    [{ ...freight, rate: '110' }, handling],
    [{ ...freight, rate: '120' }, handling],
    [{ ...freight, rate: '110' }, handling],
    [{ path: 'lines.0.rate', saved: '120' }],
  ],
  [
    'a line that came there',
    [{ ...freight, rate: '110' }, handling],
    [...was, seal],
    [{ ...freight, rate: '110' }, handling, seal],
    [],
  ],
  [
    'a line that came here',
    [...was, seal],
    [{ ...freight, rate: '120' }, handling],
    [{ ...freight, rate: '120' }, handling, seal],
    [],
  ],
  ['lines that one side alone changed', was, [handling], [handling], []],
  ['the same change of both', [handling], [handling], [handling], []],
])('joins %s', (_what, typed, saved, value, clashes) => {
  expect(merge('lines', { was, typed, saved })).toEqual({ value, clashes });
});

it('joins lists within the lines of a list', () => {
  const way = (charges: unknown[], carrier = 'MSC') => [{ carrier, charges }];
  const hands = {
    was: way(was),
    typed: way([{ ...freight, rate: '110' }, handling]),
    saved: way([freight, { ...handling, rate: '25' }], 'Maersk'),
  };

  expect(merge('ways', hands)).toEqual({
    value: way(
      [
        { ...freight, rate: '110' },
        { ...handling, rate: '25' },
      ],
      'Maersk',
    ),
    clashes: [],
  });
});

it.each([
  ['lines that came on both sides', [...was, seal], [...was, { ...seal, rate: '4' }]],
  ['a line that went here and was changed there', [handling], [{ ...freight, rate: '120' }, handling]],
  ['a line that took the place of another', [{ ...freight, rate: '110' }, handling], [handling, seal]],
  [
    'a line that became another one there',
    [{ ...freight, id: 'a', rate: '110' }, handling],
    [{ ...freight, id: 'b', rate: '120' }, handling],
  ],
])('tells no two apart: %s', (_what, typed, saved) => {
  expect(merge('lines', { was, typed, saved })).toBeNull();
});
