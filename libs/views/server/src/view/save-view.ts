import { commonProblems } from '@freightdesk/shared-endpoint';
import { isUniqueViolation, newId } from '@freightdesk/shared-database';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { mostViews, type SavedView, type SaveViewInput, viewProblems } from '@freightdesk/views-contract';
import { viewsOf } from './own-views';
import { changeView, countOwnViews, dropDefault, insertView } from './view.repository';

/** Keeps what a list shows under a name: a new view, or one of the person's own in its place. */
export async function saveView({ id, version, ...view }: SaveViewInput, context: WriteContext): Promise<SavedView> {
  try {
    if (id === undefined) return await addView(view, context);
    const seen = { id, version: version ?? refuseUnversioned(), action: 'update' };
    return await changeRecord(viewsOf(context.actor), seen, context, async () => {
      if (view.isDefault) await dropDefault(context, view.list);
      await changeView(context, id, rowOf(view, context));
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'saved_view_name')) throw error;
    return refuse(viewProblems.duplicate_view);
  }
}

function refuseUnversioned(): never {
  const message = 'This is needed.';
  return refuse(commonProblems.invalid, { errors: [{ field: 'version', code: 'required', message }] });
}

type Shown = Omit<SaveViewInput, 'id' | 'version'>;

/** Shared with the role that its owner has now: it goes with no one into another. */
const rowOf = ({ list, name, query, columns, isShared, isDefault }: Shown, { actor }: WriteContext) => ({
  ...{ list, name, query },
  columns: columns ? JSON.stringify(columns) : null,
  sharedWith: isShared ? actor.role : null,
  isDefault: isDefault ?? false,
});

async function addView(view: Shown, context: WriteContext): Promise<SavedView> {
  const { tx, actor, audit } = context;
  if ((await countOwnViews(tx, actor, view.list)) >= mostViews) refuse(viewProblems.too_many_views);
  const id = newId();
  if (view.isDefault) await dropDefault(context, view.list);
  await insertView(context, { id, ...rowOf(view, context) });
  const after = await viewsOf(actor).find(tx, id);
  await audit({ record: 'view', recordId: id, action: 'add', after });
  return after;
}
