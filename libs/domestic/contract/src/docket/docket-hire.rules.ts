import type { FieldProblem } from '@freightdesk/shared-endpoint';

interface Agreed {
  agreedPaise?: number | undefined;
  advancePaise?: number | undefined;
}

/** What does not fit between the hire and its advance. */
export function hireProblems({ agreedPaise, advancePaise }: Agreed): FieldProblem[] {
  const isAbove = agreedPaise !== undefined && advancePaise !== undefined && advancePaise > agreedPaise;
  if (!isAbove) return [];
  return [{ field: 'advancePaise', code: 'above_hire', message: 'The advance is more than the hire.' }];
}

interface Billed {
  billedPaise: number;
  taxPaise: number;
  tdsPaise: number;
  paidPaise: number;
  balancePaise: number;
}

/** What the bills of a hire come to. Before the first of them all that was agreed is still to be paid. */
export function hireFigures<Bill extends Billed>(
  hire: { agreedPaise: number } | null,
  bills: readonly Bill[],
): Billed & { bills: Bill[] } {
  const sum = (of: keyof Billed) => bills.reduce((total, bill) => total + bill[of], 0);
  return {
    billedPaise: sum('billedPaise'),
    taxPaise: sum('taxPaise'),
    tdsPaise: sum('tdsPaise'),
    paidPaise: sum('paidPaise'),
    balancePaise: bills.length === 0 ? (hire?.agreedPaise ?? 0) : sum('balancePaise'),
    bills: [...bills],
  };
}
