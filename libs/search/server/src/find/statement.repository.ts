import { compiled, type Db, type Statement } from '@freightdesk/shared-database';
import type { ReadsNumber } from '@freightdesk/shared-endpoint';
import type { SearchSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import type { Asked, AskedShape } from './asked';
import { alikeFind } from './alike-find.repository';
import { askedRow, litOf, nameFinds, placeFinds, type Sql, unionOf, withFinds } from './finds.repository';
import { numberFinds } from './number-finds.repository';

/** What one role may look for. */
export interface Searched {
  readonly sources: readonly SearchSource[];
  /** Of all numbers of these sources. */
  readonly readers: readonly ReadsNumber[];
}

/** So many of a kind are shown, and in all; and of so many of a kind what belongs to them. */
export const most = { ofKind: 6, hits: 20, parents: 4 } as const;

function namesOf(sources: readonly SearchSource[], { words, names: which }: AskedShape): Sql[] {
  if (which === 'none') return [];
  const all = sources.flatMap(({ names }, kind) => (names ? [{ kind, names }] : []));
  const forgiving = all.flatMap(({ kind, names }) =>
    names.forgives ? [{ kind, names, columns: names.forgives }] : [],
  );
  if (which === 'first') return nameFinds(forgiving, words);
  const others = all.filter(({ names }) => !names.forgives);
  return [...forgiving.map(({ kind, names, columns }) => alikeFind(kind, names, columns)), ...nameFinds(others, words)];
}

function directFinds({ sources, readers }: Searched, shape: AskedShape): Sql[] {
  const numbers = sources.flatMap((source, kind) => source.numbers.map((number) => ({ kind, number })));
  const places = sources.flatMap((source, kind) => (source.places ? [{ kind, places: source.places }] : []));
  return [
    ...(shape.isNumber ? numberFinds(numbers, readers) : []),
    ...namesOf(sources, shape),
    ...(shape.places ? placeFinds(places, shape.words) : []),
  ];
}

/** With what was found: only where the asker may read the other kind too, for else he is not to find by it. */
const findsWith = ({ sources }: Searched): Sql[] =>
  withFinds(
    sources.flatMap(({ with: belongs = [] }, kind) =>
      belongs.flatMap((found) => {
        const parent = sources.findIndex(({ record }) => record === found.record);
        return parent === -1 ? [] : [{ kind, found, parent }];
      }),
    ),
  );

/**
 * One statement for all of it: what each kind is found by, what belongs to what was found, the best of them, and what is shown of
 * those. Every part of it enters an index and stops after a few rows; for what the asker may not read there is none. Null where
 * nothing can be looked for.
 */
export function searchStatement(db: Db, searched: Searched, shape: AskedShape): Statement<Asked> | null {
  const direct = directFinds(searched, shape);
  if (direct.length === 0) return null;
  const shown = searched.sources.map(
    ({ rows }, kind) => sql`
      (select shown.number, shown.title, shown.subtitle from ${rows(db)} as shown
      where top.kind = ${litOf(kind)} and shown.id = top.id)`,
  );
  const nth = sql`row_number() over (partition by kind order by score desc, id desc) as nth`;
  const query = sql`
    with asked as materialized (${askedRow(shape)}),
      found as materialized (${unionOf(direct)}),
      parent as materialized (
        select * from (select *, ${nth} from found) as ranked where nth <= ${litOf(most.parents)}),
      all_found as (${unionOf([sql`(select *, null::date as latest from found)`, ...findsWith(searched)])}),
      best as (select distinct on (kind, id) * from all_found order by kind, id, score desc),
      top as materialized (
        select * from (select *, ${nth} from best) as ranked where nth <= ${litOf(most.ofKind)}
        order by score desc, nth, kind limit ${litOf(most.hits)})
    select top.kind, top.id, shown.number, shown.title, shown.subtitle, top.field, top.text, top.score
    from top cross join lateral (${unionOf(shown)}) as shown
    order by top.score desc, top.nth, top.kind`;
  // Else each connection plans it five times over before it keeps a plan, and to plan it takes twenty times longer than to do it.
  return compiled<Asked>({ compile: () => query.compile(db) }, { isPlannedOnce: true });
}
