import { reportPeriod } from './report-period.rules';

describe('the days of a report', () => {
  it.each([
    ['nothing asked', {}, { from: '2026-04-01', to: '2027-03-31' }],
    ['a beginning', { from: '2025-06-01' }, { from: '2025-06-01', to: '2026-03-31' }],
    ['an end', { to: '2026-02-28' }, { from: '2025-04-01', to: '2026-02-28' }],
    ['both', { from: '2024-01-01', to: '2026-12-31' }, { from: '2024-01-01', to: '2026-12-31' }],
  ])('with %s', (_name, asked, expected) => {
    expect(reportPeriod(asked, '2026-11-21')).toEqual(expected);
  });
});
