import { say } from '@freightdesk/shared-sentence';
import { creditProblem, isCreditAsked } from './credit.rules';

const name = 'Coastal Spices Exports';
const asked = { outstandingPaise: 4_20_000_00, documentPaise: 1_20_000_00, approvedPaise: null };

describe('the credit of a customer', () => {
  it.each([
    ['nothing was said', {}, asked, null],
    ['the limit holds both', { creditLimitPaise: 5_40_000_00 }, asked, null],
    ['a paisa is missing', { creditLimitPaise: 5_40_000_00 - 1 }, asked, 'credit_limit'],
    ['no credit is given', { creditLimitPaise: 0 }, { ...asked, outstandingPaise: 0 }, 'credit_limit'],
    ['money of the customer is with us', { creditLimitPaise: 0 }, { ...asked, outstandingPaise: -1_20_000_00 }, null],
    ['it is approved', { creditLimitPaise: 0 }, { ...asked, approvedPaise: 1_20_000_00 }, null],
    ['less is approved', { creditLimitPaise: 0 }, { ...asked, approvedPaise: 1_19_999_99 }, 'credit_limit'],
    ['it is on watch', { creditStatus: 'WATCH' as const }, asked, null],
    ['it is on hold', { creditStatus: 'HOLD' as const, creditStatusReason: 'Cheque returned.' }, asked, 'credit_hold'],
    ['the hold is approved', { creditStatus: 'HOLD' as const }, { ...asked, approvedPaise: 2_00_000_00 }, null],
    ['it owes too much already', { creditLimitPaise: 0 }, { ...asked, documentPaise: 0 }, 'credit_limit'],
  ])('where %s', (_case, terms, of, code) => {
    expect(creditProblem({ name, ...terms }, of, String)?.code ?? null).toBe(code);
  });

  it('is told with the three figures that it follows from', () => {
    const problem = creditProblem({ name, creditLimitPaise: 5_00_000_00 }, asked, (paise) => `${paise / 100}.00`);

    expect(problem && say(problem)).toBe(
      'Coastal Spices Exports would be over its credit limit of ₹ 500000.00: ₹ 420000.00 is outstanding, and this comes to ₹ 120000.00. An administrator can approve this one.',
    );
  });

  it('is told with what is with us where no money is outstanding', () => {
    const of = { ...asked, outstandingPaise: -13_422_00 };
    const problem = creditProblem({ name, creditLimitPaise: 1_000_00 }, of, (paise) => `${paise / 100}.00`);

    expect(problem && say(problem)).toBe(
      'Coastal Spices Exports would be over its credit limit of ₹ 1000.00: this comes to ₹ 120000.00, and ₹ 13422.00 of its money is with us. An administrator can approve this one.',
    );
  });

  it('says why it is held, and then what can be done about it', () => {
    const terms = { name, creditStatus: 'HOLD', creditStatusReason: 'Cheque returned' } as const;
    const problem = creditProblem(terms, asked, String);

    expect(problem && say(problem)).toBe(
      'Coastal Spices Exports is on credit hold (Cheque returned). An administrator can approve this one.',
    );
  });

  it('is asked only of who is limited or held', () => {
    expect(
      [{}, { creditStatus: 'WATCH' as const }, { creditLimitPaise: 0 }, { creditStatus: 'HOLD' as const }].map(
        isCreditAsked,
      ),
    ).toEqual([false, false, true, true]);
  });
});
