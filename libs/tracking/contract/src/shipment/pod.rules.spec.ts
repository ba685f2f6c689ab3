import { podProblems, verdictProblems } from './pod.rules';

it.each([
  [{}, []],
  [{ packagesShort: 0, packagesDamaged: 0 }, []],
  [{ packagesShort: 2 }, ['remarks']],
  [{ packagesDamaged: 1, remarks: ' ' }, ['remarks']],
  [{ packagesDamaged: 1, remarks: 'Wet' }, []],
])('a proof of delivery %j is wrong at %j', (said, fields) => {
  const now = new Date('2026-11-22T10:00:00Z');

  expect(podProblems({ deliveredAt: now, ...said }, now).map(({ field }) => field)).toEqual(fields);
});

describe('the times of a proof of delivery', () => {
  const now = new Date('2026-11-22T10:00:00Z');

  it.each([
    ['delivered this morning', '2026-11-22T05:00:00Z', undefined, []],
    ['delivered and brought back the same day', '2026-11-22T05:00:00Z', '2026-11-22', []],
    ['not delivered yet', '2026-11-22T10:00:01Z', undefined, ['deliveredAt']],
    ['brought back tomorrow', '2026-11-22T05:00:00Z', '2026-11-23', ['receivedOn']],
    ['brought back the day before', '2026-11-22T05:00:00Z', '2026-11-21', ['receivedOn']],
    // 23:30 of the 21st in UTC is the 22nd here.
    ['brought back on the day of the delivery here', '2026-11-21T23:30:00Z', '2026-11-22', []],
    ['all of it ahead', '2027-01-01T00:00:00Z', '2027-01-01', ['deliveredAt', 'receivedOn']],
  ])('%s', (_case, deliveredAt, receivedOn, fields) => {
    expect(podProblems({ deliveredAt: new Date(deliveredAt), receivedOn }, now).map(({ field }) => field)).toEqual(
      fields,
    );
  });
});

describe('a verdict on a proof of delivery', () => {
  const whole = { packagesShort: null, packagesDamaged: 0 };
  const short = { packagesShort: 1, packagesDamaged: null };

  it.each([
    ['verified as clean', { verdict: 'VERIFIED', podCondition: 'CLEAN' }, whole, []],
    ['verified and not said how', { verdict: 'VERIFIED' }, whole, ['podCondition']],
    ['clean where a package is short', { verdict: 'VERIFIED', podCondition: 'CLEAN' }, short, ['podCondition']],
    ['with remarks that nobody wrote down', { verdict: 'VERIFIED', podCondition: 'WITH_REMARKS' }, short, ['remarks']],
    ['with its remarks', { verdict: 'VERIFIED', podCondition: 'WITH_REMARKS', remarks: 'One short' }, short, []],
    ['rejected without a word', { verdict: 'REJECTED', remarks: ' ' }, whole, ['remarks']],
    ['rejected and why', { verdict: 'REJECTED', remarks: 'Unreadable' }, short, []],
  ] as const)('%s', (_case, said, pod, fields) => {
    expect(verdictProblems(said, pod).map(({ field }) => field)).toEqual(fields);
  });
});
