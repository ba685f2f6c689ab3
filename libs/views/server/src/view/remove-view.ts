import { heldAsSeen, type WriteContext } from '@freightdesk/shared-server-kit';
import type { RemoveViewInput, SavedView } from '@freightdesk/views-contract';
import { viewsOf } from './own-views';
import { deleteView } from './view.repository';

export async function removeView(seen: RemoveViewInput, context: WriteContext): Promise<SavedView> {
  const { tx, actor, audit } = context;
  const before = await heldAsSeen(viewsOf(actor), seen, tx);
  await deleteView(tx, seen.id);
  await audit({ record: 'view', recordId: seen.id, action: 'delete', before });
  return before;
}
