import type { SavedView, SaveViewInput } from '@freightdesk/views-contract';

/** A view as it is sent to be saved again. */
export const inputOf = (view: SavedView): SaveViewInput & { id: string } => {
  const { id, list, name, query, columns, isShared, isDefault, version } = view;
  return { id, list, name, query, columns, isShared, isDefault, version };
};
