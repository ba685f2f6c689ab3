import { commonProblems } from '@freightdesk/shared-endpoint';
import { type Actor, type RecordKind, refuse } from '@freightdesk/shared-server-kit';
import type { SavedView } from '@freightdesk/views-contract';
import { findOwnView, lockView } from './view.repository';

/** To everybody else a person's view does not exist: what is shared is shown, not handed over. */
export const viewsOf = (actor: Actor): RecordKind<SavedView> => ({
  record: 'view',
  lock: lockView,
  find: async (tx, id) => (await findOwnView(tx, actor, id)) ?? refuse(commonProblems.not_found),
});
