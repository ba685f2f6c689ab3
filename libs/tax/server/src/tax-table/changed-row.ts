import type { BusinessDate } from '@freightdesk/shared-calendar';
import { refuse } from '@freightdesk/shared-server-kit';
import { rowChange, taxTableProblems } from '@freightdesk/tax-contract';

interface Dated {
  from: BusinessDate;
  until: BusinessDate | null;
}

/** What becomes of a row that changes from a day on; refuses a day on which it does not hold. */
export function rowChangeOrRefuse(row: Dated, from: BusinessDate): NonNullable<ReturnType<typeof rowChange>> {
  const { code, message } = taxTableProblems.row_not_in_force;
  return (
    rowChange(row, from) ?? refuse(taxTableProblems.row_not_in_force, { errors: [{ field: 'from', code, message }] })
  );
}

/** What posted documents bear is never computed anew; whoever changes their days should know. */
export const keptAsPosted = (isUsed: boolean) =>
  isUsed ? [{ field: 'from', message: 'Posted documents of these days keep what was computed on them.' }] : [];
