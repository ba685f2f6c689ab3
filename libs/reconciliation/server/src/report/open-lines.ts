import { type OpenLine, openSides, type Reconciliation } from '@freightdesk/reconciliation-contract';

/** All that is open on any side, as a file has it. */
export const openLines = (found: Reconciliation): OpenLine[] =>
  openSides.flatMap((side) =>
    found[side].rows.map(({ date, number, narration, days, amountMinor }) => ({
      ...{ side, date, number, narration, days, amountMinor },
      currency: found.currency,
    })),
  );
