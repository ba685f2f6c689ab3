import { fieldProblems, settlementProblems, type SettlementProblem } from '@freightdesk/payments-contract';
import { refuse } from '@freightdesk/shared-server-kit';

const kinds = { ...fieldProblems, ...settlementProblems };

/** Refuses with every problem at its field; the first one gives the code and the sentence. */
export function refuseProblems(problems: readonly SettlementProblem[]): void {
  const [first] = problems;
  if (!first) return;
  const { code, message, values } = first;
  refuse(kinds[code], { message, values, errors: [...problems] });
}
