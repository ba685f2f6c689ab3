import { profitSectionOf, profitTotals, shownPaise } from './profit-and-loss.rules';

describe('the statement of profit', () => {
  it.each([
    ['freight', { code: '4000', kind: 'INCOME' }, 'INCOME'],
    ['what carriers cost', { code: '5010', kind: 'DIRECT_COST' }, 'DIRECT_COST'],
    ['rent', { code: '6010', kind: 'INDIRECT_EXPENSE' }, 'INDIRECT_EXPENSE'],
    ['what exchange brought', { code: '7000', kind: 'INCOME' }, 'EXCHANGE'],
    ['what it would bring', { code: '7010', kind: 'INCOME' }, 'EXCHANGE'],
    ['what rounding left', { code: '7900', kind: 'INDIRECT_EXPENSE' }, 'ROUND_OFF'],
    ['nothing that is owned', { code: '1000', kind: 'ASSET' }, null],
  ] as const)('holds %s', (_what, account, section) => {
    expect(profitSectionOf(account)).toBe(section);
  });

  it('comes step by step to what is left of the income', () => {
    const earned = [
      { section: 'INCOME', paise: 1_000 },
      { section: 'DIRECT_COST', paise: shownPaise('DIRECT_COST', -600) },
      { section: 'INDIRECT_EXPENSE', paise: shownPaise('INDIRECT_EXPENSE', -150) },
      { section: 'EXCHANGE', paise: shownPaise('EXCHANGE', -20) },
      { section: 'ROUND_OFF', paise: 1 },
    ] as const;

    expect(profitTotals(earned)).toEqual({
      ...{ incomePaise: 1_000, directCostPaise: 600, grossProfitPaise: 400, indirectExpensePaise: 150 },
      ...{ exchangePaise: -20, roundOffPaise: 1, netProfitPaise: 231 },
    });
  });
});
