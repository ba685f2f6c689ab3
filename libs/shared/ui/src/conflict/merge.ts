import { isSame } from './same';

/** One value on three hands: as both began, as it is typed here, and as it was saved there. */
interface Hands {
  was: unknown;
  typed: unknown;
  saved: unknown;
}

/** A value that both changed, each to another; what was typed stays. */
export interface Clash {
  path: string;
  saved: unknown;
}

export interface Merged {
  value: unknown;
  clashes: Clash[];
}

const membersOf = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;

const linesOf = (value: unknown): unknown[] | null => (Array.isArray(value) ? [...value] : null);

/** Whether a line stands where another one stood: some line before it was taken away, or put between. */
const isMoved = (was: readonly unknown[], now: readonly unknown[]): boolean =>
  now.some((line, at) => !isSame(line, was[at]) && was.some((other) => isSame(other, line)));

const gathered = (parts: readonly Merged[]): Clash[] => parts.flatMap(({ clashes }) => clashes);

/** Lines are told apart by their places alone, so they must be where they were; new ones come to their end, from one side. */
function mergedLines(path: string, [was, typed, saved]: readonly [unknown[], unknown[], unknown[]]): Merged | null {
  const isKept = typed.length >= was.length && saved.length >= was.length;
  const bothAdded = typed.length > was.length && saved.length > was.length;
  if (!isKept || bothAdded || isMoved(was, typed) || isMoved(was, saved)) return null;
  const parts = was.map((line, at) => merge(`${path}.${at}`, { was: line, typed: typed[at], saved: saved[at] }));
  const whole = parts.filter((part) => part !== null);
  if (whole.length < parts.length) return null;
  const added = [...saved.slice(was.length), ...typed.slice(was.length)];
  return { value: [...whole.map(({ value }) => value), ...added], clashes: gathered(whole) };
}

type Members = Record<string, unknown>;

/** A line that is kept by an id is that line and no other. */
const isAnother = (one: Members, { id }: Members): boolean => Boolean(one['id'] && id) && one['id'] !== id;

function mergedMembers(path: string, [was, typed, saved]: readonly [Members, Members, Members]): Merged | null {
  if (isAnother(typed, saved)) return null;
  const names = Object.keys({ ...saved, ...typed });
  const parts = names.map((name) =>
    merge(`${path}.${name}`, { was: was[name], typed: typed[name], saved: saved[name] }),
  );
  const whole = parts.filter((part) => part !== null);
  if (whole.length < parts.length) return null;
  return { value: Object.fromEntries(names.map((name, at) => [name, whole[at]?.value])), clashes: gathered(whole) };
}

/**
 * What was typed and what was saved in one, value by value; null where lines came, went or moved on both sides, so that nothing says which
 * line of one person is which of the other.
 */
export function merge(path: string, hands: Hands): Merged | null {
  const { was, typed, saved } = hands;
  if (isSame(typed, was)) return { value: saved, clashes: [] };
  if (isSame(saved, was) || isSame(saved, typed)) return { value: typed, clashes: [] };
  const [lines, typedLines, savedLines] = [linesOf(was), linesOf(typed), linesOf(saved)];
  if (lines && typedLines && savedLines) return mergedLines(path, [lines, typedLines, savedLines]);
  const [members, typedMembers, savedMembers] = [membersOf(was), membersOf(typed), membersOf(saved)];
  if (members && typedMembers && savedMembers) return mergedMembers(path, [members, typedMembers, savedMembers]);
  return { value: typed, clashes: [{ path, saved }] };
}
