import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { sum } from '@freightdesk/shared-money';

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
  const all = (of: keyof Billed) => sum(bills.map((bill) => bill[of]));
  return {
    billedPaise: all('billedPaise'),
    taxPaise: all('taxPaise'),
    tdsPaise: all('tdsPaise'),
    paidPaise: all('paidPaise'),
    balancePaise: bills.length === 0 ? (hire?.agreedPaise ?? 0) : all('balancePaise'),
    bills: [...bills],
  };
}
