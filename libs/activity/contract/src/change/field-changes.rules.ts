/** One field of a record as it was and as it became, in text; null where it held nothing. */
export interface FieldChange {
  /** A path such as `address.city` or `lines.0.rate`. */
  field: string;
  before: string | null;
  after: string | null;
}

/** They tell of the row and not of what it stands for. */
const unspoken = ['id', 'version'];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A record that another one names, `{ id, name }`, is its name to whoever reads. */
const isReference = (value: object): value is { name: unknown } =>
  Object.keys(value).sort().join() === 'id,name' && 'name' in value;

const isPlainList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > 0 && !value.some(isObject);

type Leaf = readonly [field: string, text: string];

function leavesOf(value: unknown, path: readonly string[]): Leaf[] {
  if (value === null || value === undefined || value === '') return [];
  if (isPlainList(value)) return [[path.join('.'), value.join(', ')]];
  if (!isObject(value)) return [[path.join('.'), String(value)]];
  if (path.length > 0 && isReference(value)) return leavesOf(value.name, path);
  return Object.entries(value)
    .filter(([name]) => !unspoken.includes(name))
    .flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
}

/** What differs between two states of a record, field by field. A record that was not there yet, or is gone, is null. */
export function fieldChanges(before: unknown, after: unknown): FieldChange[] {
  const [was, is] = [new Map(leavesOf(before, [])), new Map(leavesOf(after, []))];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}
