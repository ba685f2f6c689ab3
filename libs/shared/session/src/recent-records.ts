import type { SessionUser } from './auth-context';

/** A record that a person had open: enough to name it, and to find its page. */
export interface RecentRecord {
  /** Its kind, as the trail of changes calls it. */
  record: string;
  id: string;
  number: string | null;
  title: string;
}

const most = 8;

type Person = Pick<SessionUser, 'id' | 'roleId'>;

/** Also by the role: whoever gets another one begins anew, for he may not see all of it any more. */
const placeOf = ({ id, roleId }: Person) => `recent-records ${id} ${roleId?.name ?? ''}`;

const textIn = (value: object, name: string): unknown => Object.entries(value).find(([key]) => key === name)?.[1];

function isRecent(value: unknown): value is RecentRecord {
  if (typeof value !== 'object' || value === null) return false;
  const number = textIn(value, 'number');
  const isNamed = ['record', 'id', 'title'].every((name) => typeof textIn(value, name) === 'string');
  return isNamed && (number === null || typeof number === 'string');
}

/** The records that a person had open on this machine, the last one first. Browsers that keep nothing have none. */
export function recentRecords(person: Person): RecentRecord[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(person)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, most) : [];
  } catch {
    return [];
  }
}

export function noteRecent(person: Person, opened: RecentRecord): void {
  const others = recentRecords(person).filter(({ record, id }) => record !== opened.record || id !== opened.id);
  try {
    localStorage.setItem(placeOf(person), JSON.stringify([opened, ...others].slice(0, most)));
  } catch {
    // A full or forbidden store costs the convenience alone.
  }
}

/** After a logout nobody reads on this machine whose records were open. */
export function forgetRecent({ id }: Pick<SessionUser, 'id'>): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(`recent-records ${id} `));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // There is nothing to remove where nothing may be kept.
  }
}
