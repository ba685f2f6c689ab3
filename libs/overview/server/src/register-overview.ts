import { readOverview } from '@freightdesk/overview-contract';
import { overview } from '@freightdesk/overview-contract/schema';
import { can } from '@freightdesk/shared-access';
import type { Api, FigureSource, ReadContext } from '@freightdesk/shared-server-kit';

/** The figures of every domain whose records the person may see, in the order of the sources. */
export async function figuresFor(sources: readonly FigureSource[], context: ReadContext) {
  const seen = sources.filter(({ permission }) => can(context.actor.role, permission, 'server'));
  const figures = await Promise.all(seen.map(({ read }) => read(context)));
  return { figures: figures.flat() };
}

export function registerOverview(api: Api, { sources }: { sources: readonly FigureSource[] }): void {
  api.read(readOverview, { output: overview }, (_input, context) => figuresFor(sources, context));
}
