import {
  array,
  boolean,
  id,
  type InferType,
  number,
  record,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';

/** A list by the name of its endpoint, `sale-invoices.list`. */
const list = () =>
  string()
    .matches(/^[a-z][A-Za-z-]*\.[a-z][A-Za-z-]*$/, { message: 'This is not the name of a list.' })
    .max(60);

export const viewColumn = record({
  id: string().max(60).required(),
  /** In pixels, where somebody said it. */
  width: number().integer().min(40).max(1_000),
});
export type ViewColumn = InferType<typeof viewColumn>;

const shown = {
  list: list().required(),
  name: string().max(60).required().label('Name'),
  /** Filters, search and order, as the address of the list says them. */
  query: string().max(2_000).defined(),
  /** In order; without them the list has its own. */
  columns: array().of(viewColumn.required()).max(100).nullable(),
  isShared: boolean().label('Shared with my role'),
  isDefault: boolean().label('Opens first'),
};

/** With an id the view is replaced, and its version is needed. */
export const saveViewInput = record({ id: id(), version: version(), ...shown });
export type SaveViewInput = InferType<typeof saveViewInput>;

export const removeViewInput = versioned({});
export type RemoveViewInput = InferType<typeof removeViewInput>;

export const viewsQuery = record({ list: list().required() });
export type ViewsQuery = InferType<typeof viewsQuery>;

export const savedView = record({
  id: id().required(),
  list: string().required(),
  name: string().required(),
  query: string().defined(),
  columns: array().of(viewColumn.required()).defined().nullable(),
  isShared: boolean().required(),
  /** The list opens with it, for the one whose it is. */
  isDefault: boolean().required(),
  isMine: boolean().required(),
  owner: record({ id: id().required(), name: string().defined() }).required(),
  version: version().required(),
});
export type SavedView = InferType<typeof savedView>;

export const views = array().of(savedView.required()).required();
