import { countCases } from './count-cases.data';
import { countedPaise, denominations, differenceOfCount, isCounted } from './count.rules';
import { countInput } from './count.schema';

describe('what lies in a box is the sum of its notes and coins', () => {
  it.each(countCases)('$name', ({ counted, bookPaise, expected }) => {
    expect(countedPaise(counted)).toBe(expected.countedPaise);
    expect(differenceOfCount(counted, bookPaise)).toBe(expected.differencePaise);
  });
});

it.each([
  ['CASH', 'INR', true],
  ['CASH', 'USD', false],
  ['CURRENT', 'INR', false],
])('%s in %s: counted is %s', (accountType, currency, expected) => {
  expect(isCounted({ accountType, currency })).toBe(expected);
});

describe('a count as it is typed', () => {
  const input = {
    ...{ id: '01990000-0000-7000-8000-000000000001', version: 1, bookPaise: 1_000_00 },
    pieces: [{ denominationPaise: 500_00, pieces: 2 }],
  };
  const problemsOf = (changes: object) =>
    countInput.validate({ ...input, ...changes }, { abortEarly: false }).then(
      () => [],
      ({ inner }: { inner: { path: string }[] }) => inner.map(({ path }) => path),
    );

  it.each([
    ['that agrees needs no reason', {}, []],
    ['that differs needs one', { bookPaise: 1_010_00 }, ['reason']],
    ['that differs and has one is taken', { bookPaise: 1_010_00, reason: 'Change given short' }, []],
    [
      'below nothing is refused',
      { pieces: [{ denominationPaise: 500_00, pieces: -1 }] },
      ['pieces[0].pieces', 'reason'],
    ],
    [
      'of half a note is refused',
      { pieces: [{ denominationPaise: 500_00, pieces: 0.5 }] },
      ['pieces[0].pieces', 'reason'],
    ],
    [
      'of a note that is not printed is refused',
      { pieces: [{ denominationPaise: 300_00 }] },
      ['pieces[0].denominationPaise', 'reason'],
    ],
    [
      'of one denomination twice is refused',
      { pieces: [500_00, 500_00].map((denominationPaise) => ({ denominationPaise, pieces: 1 })) },
      ['pieces'],
    ],
  ])('%s', async (_name, changes, expected) => {
    expect((await problemsOf(changes)).sort()).toEqual(expected);
  });

  it('may name each denomination once', async () => {
    const pieces = denominations.map((denominationPaise) => ({ denominationPaise, pieces: 0 }));

    expect(await problemsOf({ pieces, bookPaise: 0 })).toEqual([]);
  });
});
