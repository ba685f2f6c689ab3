const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

const membersOf = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null ? { ...value } : null;

/** Whether two values of a form say the same. An empty field is as empty as one that is not there. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  const [members, others] = [membersOf(one), membersOf(other)];
  if (!members || !others) return Object.is(one, other);
  return Object.keys({ ...members, ...others }).every((name) => isSame(members[name], others[name]));
}
