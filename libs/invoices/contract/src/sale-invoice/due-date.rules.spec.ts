import { dueDateOf, isOverdue } from './due-date.rules';

describe('the last day to pay', () => {
  it.each([
    ['2026-04-01', 30, '2026-05-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-04-01', 0, '2026-04-01'],
    ['2026-04-01', null, '2026-04-01'],
  ])('of a document of %s with %p credit days is %s', (date, creditDays, expected) => {
    expect(dueDateOf(date, creditDays)).toBe(expected);
  });

  it.each([
    [100, '2026-05-01', false],
    [100, '2026-05-02', true],
    [0, '2026-05-02', false],
  ])('with %i paise open is overdue on %s: %s', (outstandingPaise, today, expected) => {
    expect(isOverdue({ dueDate: '2026-05-01', outstandingPaise }, today)).toBe(expected);
  });
});
