import type { LeadFigures, LeadFiguresInput } from '@freightdesk/intl-shipment-contract';
import { type Clock, fiscalYearOf } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { leadsBySource, leadsLost, quotationsByLane, quotationsByMode } from './lead-figures.repository';

const none = { leads: 0, open: 0, won: 0, lost: 0, wonPaise: 0 };

/** How the leads of a while came, what became of them, and of what was quoted meanwhile. */
export async function leadFiguresOf(
  { from, to, ownerId }: LeadFiguresInput,
  db: Db,
  clock: Clock,
): Promise<LeadFigures> {
  const today = clock.today();
  const asked = { from: from ?? fiscalYearOf(today).from, to: to ?? today, ownerId };
  const rows = await leadsBySource(db, asked);
  const [lost, quotations] = [await leadsLost(db, asked), await quotationsByMode(db, asked)];
  const totals = rows.reduce(
    (sum, row) => ({
      leads: sum.leads + row.leads,
      open: sum.open + row.open,
      won: sum.won + row.won,
      lost: sum.lost + row.lost,
      wonPaise: sum.wonPaise + row.wonPaise,
    }),
    none,
  );
  return { from: asked.from, to: asked.to, rows, totals, lost, quotations, lanes: await quotationsByLane(db, asked) };
}
