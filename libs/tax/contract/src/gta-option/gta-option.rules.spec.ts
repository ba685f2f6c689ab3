import { atGtaRate, gtaChargeProblem, gtaRate, gtaRateProblem, gtaRatesNotByOption } from './gta-option.rules';

describe('the rate of freight by road', () => {
  it.each([
    ['FORWARD_WITHOUT_CREDIT', '2026-11-23', '5'],
    ['FORWARD_WITHOUT_CREDIT', '2022-07-17', null],
    ['FORWARD_WITH_CREDIT', '2026-11-23', '18'],
    ['FORWARD_WITH_CREDIT', '2025-09-22', '18'],
    ['FORWARD_WITH_CREDIT', '2025-09-21', '12'],
    ['REVERSE_CHARGE', '2026-11-23', '5'],
    ['REVERSE_CHARGE', '2017-06-30', null],
  ] as const)('by %s on %s is %s', (option, date, percent) => {
    expect(gtaRate(option, date)).toBe(percent);
  });
});

const freight = { sac: '996791', gstRate: '5' };

describe('a line', () => {
  it.each([
    ['at 5% without credit is right', freight, 'FORWARD_WITHOUT_CREDIT', false],
    ['at 18% without credit is wrong', { ...freight, gstRate: '18' }, 'FORWARD_WITHOUT_CREDIT', true],
    ['at 18% with credit is right', { ...freight, gstRate: '18.00' }, 'FORWARD_WITH_CREDIT', false],
    ['at 5% with credit is wrong', freight, 'FORWARD_WITH_CREDIT', true],
    ['at 5% is right under reverse charge', freight, 'REVERSE_CHARGE', false],
    ['at 18% is wrong under reverse charge', { ...freight, gstRate: '18' }, 'REVERSE_CHARGE', true],
    ['of road transport is freight too', { sac: '996511', gstRate: '18' }, 'REVERSE_CHARGE', true],
    ['of handling is no freight', { sac: '996711', gstRate: '18' }, 'REVERSE_CHARGE', false],
    ['that is exempt bears no rate', { ...freight, gstRate: '0', taxability: 'EXEMPT' }, 'FORWARD_WITH_CREDIT', false],
    ['is right where the company said nothing', { ...freight, gstRate: '18' }, null, false],
  ] as const)('%s', (_what, line, option, isWrong) => {
    expect(gtaRateProblem(line, '2026-11-23', option) !== null).toBe(isWrong);
  });

  it('takes the rate of the option, and any other line keeps its own', () => {
    expect(atGtaRate({ ...freight, gstRate: '18' }, '2026-11-23', 'REVERSE_CHARGE')).toEqual(freight);
    expect(atGtaRate(freight, '2025-09-21', 'FORWARD_WITH_CREDIT').gstRate).toBe('12');
    expect(atGtaRate({ sac: '996711', gstRate: '18' }, '2026-11-23', 'REVERSE_CHARGE').gstRate).toBe('18');
    expect(atGtaRate(freight, '2026-11-23', null)).toEqual(freight);
  });

  it('is refused where it bills a docket, at its rate', () => {
    const lines = [
      { ...freight, gstRate: '18' },
      { ...freight, gstRate: '18', docketId: 'one' },
    ];

    const problems = gtaRatesNotByOption(lines, '2026-11-23', 'REVERSE_CHARGE');

    expect(problems).toMatchObject([{ field: 'lines.1.gstRate', code: 'rate_not_by_gta_option' }]);
    expect(gtaRatesNotByOption(lines, '2026-11-23', null)).toEqual([]);
  });
});

describe('a document', () => {
  const ofDocket = { ...freight, docketId: 'one' };

  it.each([
    ['of a docket under reverse charge, as the option says', 'REVERSE_CHARGE', true, [ofDocket], null],
    ['of a docket that charges the tax, as the option says', 'FORWARD_WITHOUT_CREDIT', false, [ofDocket], null],
    ['of a docket whose tax the recipient owes', 'REVERSE_CHARGE', false, [ofDocket], 'on'],
    ['of a docket whose tax we owe', 'FORWARD_WITH_CREDIT', true, [ofDocket], 'off'],
    ['of exempt carriage', 'REVERSE_CHARGE', false, [{ ...ofDocket, taxability: 'EXEMPT' }], null],
    ['of a job', 'REVERSE_CHARGE', false, [freight], null],
    ['of a company that said nothing', null, true, [ofDocket], null],
  ] as const)('%s', (_what, option, reverseCharge, lines, told) => {
    const problem = gtaChargeProblem({ reverseCharge, lines }, option);

    expect(problem && /reverse charge (on|off)/.exec(problem)?.[1]).toBe(told);
  });
});
