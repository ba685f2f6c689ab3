import { compiled, type Db, type Statement } from '@freightdesk/shared-database';
import type { ReadsNumber } from '@freightdesk/shared-endpoint';
import type { SearchSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { alikeFinds } from './alike-find.repository';
import type { Asked, AskedShape } from './asked';
import { askedRow, litOf, nameFinds, placeFinds, unionOf } from './finds.repository';
import { numberFinds } from './number-finds.repository';
import { belongingTo, shownOf, withFinds } from './shown.repository';

/** What one role may look for. */
export interface Searched {
  readonly sources: readonly SearchSource[];
  /** Of all numbers of these sources. */
  readonly readers: readonly ReadsNumber[];
}

/** So many of a kind are shown, and in all; and of so many of a kind what belongs to them. */
export const most = { ofKind: 6, hits: 20, parents: 4 } as const;

/** What is looked through for something of that shape, each with the place of its source. */
function lookedThrough({ sources }: Searched, { isNumber, names: which, places: arePlaces }: AskedShape) {
  const numbers = sources.flatMap((source, kind) => source.numbers.map((number) => ({ kind, number })));
  const names = sources.flatMap((source, kind) => (source.names ? [{ kind, names: source.names }] : []));
  const places = sources.flatMap((source, kind) => (source.places ? [{ kind, places: source.places }] : []));
  const forgiving = names.flatMap((one) => (one.names.forgives ? [{ ...one, forgives: one.names.forgives }] : []));
  const others = names.filter((one) => one.names.forgives === undefined);
  const named = { first: forgiving, others, none: [] }[which];
  return {
    numbers: isNumber ? numbers : [],
    names: named,
    alike: which === 'others' ? forgiving : [],
    places: arePlaces ? places : [],
  };
}

/**
 * One statement for all of it: what each kind is found by, what belongs to what was found, the best of them, and what is shown of
 * those. Every part of it enters an index and stops after a few rows; for what the asker may not read there is none, nor for what
 * something of that shape does not lead to. Null where nothing can be looked for.
 */
export function searchStatement(db: Db, searched: Searched, shape: AskedShape): Statement<Asked> | null {
  const { numbers, alike, names, places } = lookedThrough(searched, shape);
  const direct = [
    ...numberFinds(numbers, searched.readers),
    ...alikeFinds(alike),
    ...nameFinds(names, shape.words),
    ...placeFinds(places, shape.words),
  ];
  if (direct.length === 0) return null;
  const found = new Set([...numbers, ...alike, ...names, ...places].map(({ kind }) => kind));
  const belonging = belongingTo(found, searched.sources);
  const kinds = new Set([...found, ...belonging.map(({ kind }) => kind)]);
  const nth = sql`row_number() over (partition by kind order by score desc, id desc) as nth`;
  const query = sql`
    with asked as materialized (${askedRow(shape)}),
      found as materialized (${unionOf(direct)}),
      parent as materialized (
        select * from (select *, ${nth} from found) as ranked where nth <= ${litOf(most.parents)}),
      all_found as (${unionOf([sql`(select *, null::date as latest from found)`, ...withFinds(belonging)])}),
      best as (select distinct on (kind, id) * from all_found order by kind, id, score desc),
      top as materialized (
        select * from (select *, ${nth} from best) as ranked where nth <= ${litOf(most.ofKind)}
        order by score desc, nth, kind limit ${litOf(most.hits)})
    select top.kind, top.id, shown.number, shown.title, shown.subtitle, top.field, top.text, top.score
    from top cross join lateral (${shownOf(db, kinds, searched.sources)}) as shown
    order by top.score desc, top.nth, top.kind`;
  // Else each connection plans it five times over before it keeps a plan, and to plan it takes twenty times longer than to do it.
  return compiled<Asked>({ compile: () => query.compile(db) }, { isPlannedOnce: true });
}
