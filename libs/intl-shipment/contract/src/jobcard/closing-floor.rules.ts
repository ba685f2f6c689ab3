import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { compare, parseDecimal } from '@freightdesk/shared-money';
import type { JobProfit } from './job-profit.schema';

const low = 'It earns {{margin}} of its sale, below the floor of {{floor}}. Only an administrator closes it so.';
const loss = 'It costs more than it earns. Only an administrator closes it so.';

/** Why a job may be closed by an administrator only. Without a floor nobody asks; what earned and cost nothing is at none. */
export function floorProblem(
  { marginPaise, sellPaise, marginPercent }: JobProfit['net'],
  floorPercent: string | null,
): FieldProblem | null {
  if (floorPercent === null) return null;
  if (marginPercent === null || sellPaise < 0) {
    return marginPaise < 0 ? { field: 'to', code: 'at_a_loss', message: loss } : null;
  }
  if (compare(parseDecimal(marginPercent), parseDecimal(floorPercent)) >= 0) return null;
  const values = { margin: `${marginPercent}%`, floor: `${floorPercent}%` };
  return { field: 'to', code: 'below_floor', message: low, values };
}
