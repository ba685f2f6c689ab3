import { told } from '@freightdesk/shared-database';
import type { ReadsNumber } from '@freightdesk/shared-endpoint';
import { numberKey, type NumberColumn } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { anyReader, type Asked } from './asked';
import { columnOf, litOf, most, scores, type Sql, unionOf } from './finds.repository';

/** A number with the place of its source. */
export interface NumberOf {
  kind: number;
  number: NumberColumn;
}

const snakeOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** As `record_number` calls the column that a number stands in. */
export const numberSource = ({ table, column }: NumberColumn): string => `${snakeOf(table)}.${snakeOf(column)}`;

/** Where numbers stand among those of all records, with the kind that is found by them. */
function placesOf(numbers: readonly NumberOf[], readerOf: (one: NumberOf) => number): Sql {
  const rows = numbers.map((one) => {
    const { kind, number } = one;
    return sql`(${litOf(kind)}::int, ${litOf(numberSource(number))}, ${litOf(number.label)}, ${litOf(readerOf(one))}::int)`;
  });
  return sql`(values ${sql.join(rows)}) as place (kind, source, field, reader)`;
}

const foundAt = (score: Sql): Sql => sql`
  select place.kind, at.record_id as id, place.field, at.number as text, ${score}::float8 as score`;

const keptKey = sql`record_number.key`;
const keptEnd = sql`reverse(record_number.key) collate "C"`;

/** Whole numbers, as they were typed, or as they were meant by whoever reads such numbers. */
const wholeKept = (numbers: readonly NumberOf[], readerOf: (one: NumberOf) => number): Sql => sql`
  (${foundAt(sql`typed.worth`)}
  from asked cross join lateral unnest(asked.keys, asked.readers, asked.worth) as typed (key, reader, worth)
    join ${placesOf(numbers, readerOf)} on typed.reader in (${litOf(anyReader)}, place.reader)
    cross join lateral (
      select record_id, number from record_number where source = place.source and key = typed.key
      order by record_id, place limit ${litOf(most.found)}) as at)`;

/** Numbers whose index stands with the column, and which no reader reads. */
function wholeApart(numbers: readonly NumberOf[]): Sql[] {
  const ways = numbers.map(
    ({ kind, number: { table, of = 'id', column, label } }) => sql`
      (select ${litOf(kind)}::int as kind, ${columnOf(table, of)} as id, ${litOf(label)}::text as field,
        ${columnOf(table, column)}::text as text from ${sql.table(table)}
      where ${numberKey(columnOf(table, column))} = typed.key limit ${litOf(most.found)})`,
  );
  if (ways.length === 0) return [];
  return [
    sql`
    (select whole.kind, whole.id, whole.field, whole.text, typed.worth as score
    from asked cross join lateral unnest(asked.keys, asked.readers, asked.worth) as typed (key, reader, worth)
      cross join lateral (${unionOf(ways)}) as whole where typed.reader = ${litOf(anyReader)})`,
  ];
}

type Part = 'beginning' | 'end';

/** Numbers between what was typed and whatever begins so, or ends. */
function numberParts(numbers: readonly NumberOf[], part: Part, typed: Sql): Sql {
  const entered = part === 'beginning' ? keptKey : keptEnd;
  const which = part === 'beginning' ? sql`` : sql` and has_end`;
  // The newest that begin so; of those that end so the one with zeros before it, which is the nearest to what was typed.
  const order = part === 'beginning' ? sql`${entered} desc, record_id desc, record_number.place desc` : entered;
  return sql`
    (${foundAt(litOf(scores[part]))}
    from asked cross join lateral ${typed} as typed (key)
      cross join ${placesOf(numbers, () => anyReader)}
      cross join lateral (
        select record_id, number from record_number where source = place.source${which}
          and ${entered} > typed.key and ${entered} < (typed.key || '~')
        order by ${order} limit ${litOf(most.found)}) as at)`;
}

const has = (part: Part) => (one: NumberOf) => one.number.parts?.includes(part) ?? false;

function partFinds(numbers: readonly NumberOf[], part: Part): Sql[] {
  const beginsOf = ({ number: { begins } }: NumberOf) => (part === 'beginning' ? begins : undefined);
  return [...new Set(numbers.map(beginsOf))].map((begins) => {
    const those = numbers.filter((one) => beginsOf(one) === begins);
    const typed = sql`asked.${sql.ref(part)}`;
    if (begins === undefined) return numberParts(those, part, sql`(select ${typed})`);
    const more = sql`${told(({ key }: Asked) => begins(key))}::text[]`;
    return numberParts(those, part, sql`unnest(array[${typed}] || ${more})`);
  });
}

/** All numbers, which stand in one table: what holds a part of the statement together costs more than to look into an index. */
export function numberFinds(numbers: readonly NumberOf[], readers: readonly ReadsNumber[]): Sql[] {
  const readerOf = ({ number: { reads } }: NumberOf) => (reads ? readers.indexOf(reads) : anyReader);
  const kept = numbers.filter(({ number }) => !number.isApart);
  return [
    ...(kept.length > 0 ? [wholeKept(kept, readerOf)] : []),
    ...wholeApart(numbers.filter(({ number }) => number.isApart)),
    ...(['beginning', 'end'] as const).flatMap((part) => partFinds(kept.filter(has(part)), part)),
  ];
}
