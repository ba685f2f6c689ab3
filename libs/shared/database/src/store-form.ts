import type { Migration } from 'kysely';
import type { Tables } from './tables';

type Kinds = 'appendOnly' | 'neverUpdated' | 'neverDeleted' | 'kept' | 'notBackedUp';

/** What a store consists of, as its rooms of tables say together. */
export interface StoreForm extends Readonly<Record<Kinds | 'tables', readonly string[]>> {
  /** In the order in which they run. */
  migrations: Readonly<Record<string, Migration>>;
}

/** The rooms and all that they need, each once, and none before one that it needs. */
export function closureOf(rooms: readonly Tables[]): Tables[] {
  const closure = new Set<Tables>();
  const add = (room: Tables, under: readonly Tables[]): void => {
    if (under.includes(room)) {
      throw new Error(
        `Tables need each other in a circle: ${[...under, room].map(({ domain }) => domain).join(' > ')}.`,
      );
    }
    if (closure.has(room)) return;
    for (const needed of room.needs) add(needed, [...under, room]);
    closure.add(room);
  };
  for (const room of rooms) add(room, []);
  return [...closure];
}

/** Those of one name are one migration: its parts run one after the other, the needed first. */
function migrationsIn(closure: readonly Tables[]): Record<string, Migration> {
  const names = [...new Set(closure.flatMap(({ migrations }) => Object.keys(migrations)))].sort();
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        up: async (db) => {
          for (const { migrations } of closure) await migrations[name]?.(db);
        },
      },
    ]),
  );
}

/** The form of a store that holds these rooms and what they need. */
export function formOf(rooms: readonly Tables[]): StoreForm {
  const closure = closureOf(rooms);
  const named = (kind: Kinds | 'tables') => closure.flatMap((room) => room[kind] ?? []);
  return {
    migrations: migrationsIn(closure),
    tables: named('tables'),
    appendOnly: named('appendOnly'),
    neverUpdated: named('neverUpdated'),
    neverDeleted: named('neverDeleted'),
    kept: named('kept'),
    notBackedUp: named('notBackedUp'),
  };
}
