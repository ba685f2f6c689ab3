/** How many statements PostgreSQL is asked to keep on each connection; the product's own writes are about two hundred. */
const most = 500;

const names = new Map<string, string>();
const seenOnce = new Set<string>();

const isAsked = (text: string) => /^\s*(select|insert|update|delete|with) /.test(text);
/** A kept statement does not outlive a new column of what it takes whole. */
const takesWhole = (text: string) => /(select|returning|,)\s+("?\w+"?\.)?\*/.test(text);

/**
 * The name under which PostgreSQL keeps a statement with its plan; none for what is asked for the first time, since a list or an
 * insert of so many rows may never come again, and none for what opens and closes a transaction.
 */
export function preparedName(text: string): string | undefined {
  const name = names.get(text);
  if (name !== undefined || names.size >= most || !isAsked(text) || takesWhole(text)) return name;
  if (seenOnce.delete(text)) {
    names.set(text, `s${names.size}`);
    return names.get(text);
  }
  if (seenOnce.size >= most) seenOnce.clear();
  seenOnce.add(text);
  return undefined;
}
