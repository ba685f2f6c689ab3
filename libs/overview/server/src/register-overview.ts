import { type Overview, readOverview } from '@freightdesk/overview-contract';
import { overview } from '@freightdesk/overview-contract/schema';
import { can } from '@freightdesk/shared-access';
import type { Api, DueSource, FigureSource, ReadContext } from '@freightdesk/shared-server-kit';
import { readToday } from './today/today.repository';

interface OverviewPorts {
  /** In the order of the page. */
  sources: readonly FigureSource[];
  due: readonly DueSource[];
}

/** The figures of every domain whose records the person may see, in the order of the sources. */
async function figuresFor(seen: readonly FigureSource[], context: ReadContext) {
  const figures = (await Promise.all(seen.map(({ read }) => read(context)))).flat();
  return context.actor.role === 'ADMIN' ? figures.filter(({ isOfDesk }) => !isOfDesk) : figures;
}

async function overviewFor({ sources, due }: OverviewPorts, context: ReadContext): Promise<Overview> {
  const seen = sources.filter(({ permission }) => can(context.actor.role, permission, 'server'));
  const [figures, today, chart] = await Promise.all([
    figuresFor(seen, context),
    readToday(due, context),
    seen.find((source) => source.chart)?.chart?.(context),
  ]);
  return { figures, today, chart: chart ?? null };
}

export function registerOverview(api: Api, ports: OverviewPorts): void {
  api.read(readOverview, { output: overview }, (_input, context) => overviewFor(ports, context));
}
