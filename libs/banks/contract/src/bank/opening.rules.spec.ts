import { openingWarning } from './opening.rules';

describe('what is dated before the opening balance of its bank', () => {
  const bank = { name: 'HDFC Bank', openingDate: '2026-07-28' };

  it('would count twice, and is told', () => {
    expect(openingWarning(bank, '2026-07-27')).toMatchObject({
      field: 'date',
      values: { bank: 'HDFC Bank', day: '28-Jul-2026' },
    });
  });

  it.each(['2026-07-28', '2026-07-29'])('is not what is dated %s', (date) => {
    expect(openingWarning(bank, date)).toBeNull();
  });
});
