import { hireFigures, hireProblems } from './docket-hire.rules';

it.each<[string, number, string[]]>([
  ['less than the hire', 5_000_00, []],
  ['the whole hire', 18_000_00, []],
  ['more than the hire', 18_000_01, ['advancePaise']],
])('an advance of %s', (_what, advancePaise, told) => {
  const problems = hireProblems({ agreedPaise: 18_000_00, advancePaise });

  expect(problems.map(({ field }) => field)).toEqual(told);
});

const bill = { billedPaise: 18_000_00, taxPaise: 0, tdsPaise: 180_00, paidPaise: 5_000_00, balancePaise: 12_820_00 };

it('all that was agreed is to be paid until a bill says what is', () => {
  const hire = { agreedPaise: 18_000_00 };

  expect(hireFigures(hire, [])).toMatchObject({ billedPaise: 0, paidPaise: 0, balancePaise: 18_000_00 });
  expect(hireFigures(hire, [bill, bill])).toMatchObject({ billedPaise: 36_000_00, balancePaise: 25_640_00 });
  expect(hireFigures(null, [])).toMatchObject({ balancePaise: 0 });
});
