import { can } from '@freightdesk/shared-access';
import type { Figure } from '@freightdesk/shared-endpoint';
import type { ReadContext, RecordFigureSource } from '@freightdesk/shared-server-kit';
import { findPartyOrRefuse } from './read-party';

/** What stands of a party in the areas that the asker works in, in the order of the sources. */
export async function figuresOfParty(
  sources: readonly RecordFigureSource[],
  id: string,
  context: ReadContext,
): Promise<Figure[]> {
  await findPartyOrRefuse(context.db, id);
  const seen = sources.filter(({ permission }) => can(context.actor.role, permission, 'server'));
  return (await Promise.all(seen.map(({ read }) => read(context, id)))).flat();
}
