import { type Overview, readOverview } from '@freightdesk/overview-contract';
import { overview } from '@freightdesk/overview-contract/schema';
import { can } from '@freightdesk/shared-access';
import { onOneConnection } from '@freightdesk/shared-database';
import {
  type Api,
  type DueSource,
  type FigureSource,
  figuresOf,
  type ReadContext,
} from '@freightdesk/shared-server-kit';
import { todayFrom } from './today/today.repository';

interface OverviewPorts {
  /** In the order of the page. */
  sources: readonly FigureSource[];
  due: readonly DueSource[];
}

type Today = ReturnType<typeof todayFrom>;

/** On one connection: what is begun together is asked together, and no other connection is kept from others. */
const overviewFor = (sources: readonly FigureSource[], today: Today, context: ReadContext): Promise<Overview> =>
  onOneConnection(context.db, async (db) => {
    const held = { ...context, db };
    const seen = sources.filter(({ permission }) => can(context.actor.role, permission, 'server'));
    const [figures, waiting, chart] = await Promise.all([
      Promise.all(seen.map((source) => figuresOf(source, held))),
      today(held),
      seen.find((source) => source.chart)?.chart?.(held),
    ]);
    return { figures: figures.flat(), today: waiting, chart: chart ?? null };
  });

export function registerOverview(api: Api, ports: OverviewPorts): void {
  const today = todayFrom(ports.due);
  api.read(readOverview, { output: overview }, (_input, context) => overviewFor(ports.sources, today, context));
}
