import { msmePayBy, payBy } from './msme.rules';

describe('the day by which a micro or small enterprise is paid', () => {
  it.each([
    ['15 days from acceptance, where nothing is written', 'MICRO', null, '2026-11-16'],
    ['the day agreed in writing', 'SMALL', 30, '2026-12-01'],
    ['45 days, where 45 are agreed', 'SMALL', 45, '2026-12-16'],
    ['45 days, where 90 are agreed', 'MICRO', 90, '2026-12-16'],
    ['the day of acceptance, where payment at once is agreed', 'MICRO', 0, '2026-11-01'],
    ['none of a medium enterprise', 'MEDIUM', 30, null],
    ['none of any other vendor', null, 30, null],
  ] as const)('is %s', (_case, msmeClass, msmeAgreedDays, day) => {
    expect(msmePayBy('2026-11-01', { msmeClass, msmeAgreedDays })).toBe(day);
  });

  it('crosses the end of February as the calendar does', () => {
    expect(msmePayBy('2028-02-20', { msmeClass: 'MICRO' })).toBe('2028-03-06');
  });
});

describe('the day on which a bill is to be paid', () => {
  const terms = { msmeClass: 'MICRO', msmeAgreedDays: 45 } as const;

  it.each([
    ['its due day, where the law leaves more', '2026-12-01', terms, '2026-12-01'],
    ['the day of the law, where the bill says a later one', '2026-12-31', terms, '2026-12-16'],
    ['its due day, where the vendor is no such enterprise', '2026-12-31', {}, '2026-12-31'],
  ])('is %s', (_case, dueDate, of, day) => {
    expect(payBy({ dueDate, acceptedOn: '2026-11-01' }, of)).toBe(day);
  });
});
