import { type Kysely, type RawBuilder, sql } from 'kysely';

interface KeptNumbers {
  table: string;
  columns: readonly string[];
  /** Of these, those that are found by their last digits too. */
  ends?: readonly string[];
  /** Of rows that belong to a record: the column that leads to it, and the one that tells them apart there. */
  within?: { record: string; place: string };
}

type Sql = RawBuilder<unknown>;

/** As `numberKey` has it. */
const keyOf = (number: Sql): Sql => sql`lower(regexp_replace(${number}, '[^0-9A-Za-z]', '', 'g')) collate "C"`;

const literal = (text: string): Sql => sql`${sql.lit(text)}`;

/** What is kept of one column of a row, which is called `old` or `new` or is the table itself. */
function keptOf({ table, ends = [], within }: KeptNumbers, column: string, row: string) {
  const of = (name: string): Sql => sql`${sql.ref(`${row}.${name}`)}`;
  return {
    source: literal(`${table}.${column}`),
    key: keyOf(of(column)),
    record: of(within?.record ?? 'id'),
    place: within ? of(within.place) : literal('0'),
    number: of(column),
    hasEnd: sql`${sql.lit(ends.includes(column))}`,
  };
}

/** The rows of all numbers of that table, as its records have them: what is kept is filled from these, and held against them. */
async function tellNumbers(db: Kysely<unknown>, kept: KeptNumbers): Promise<void> {
  const rows = kept.columns.map((column) => {
    const { source, key, record, place, number, hasEnd } = keptOf(kept, column, kept.table);
    return sql`
      select ${source}, ${key}, ${record}, ${place}::integer, ${number}, ${hasEnd} from ${sql.table(kept.table)}
      where ${number} is not null`;
  });
  const name = sql.id(`numbers_of_${kept.table}`);
  await sql`create function ${name}() returns setof record_number language sql stable as $$
    ${sql.join(rows, sql` union all `)} $$`.execute(db);
  await sql`alter function ${name}() set search_path = pg_catalog, public, pg_temp`.execute(db);
}

/** Whether what is kept of a column is another after an update. */
function differs({ within }: KeptNumbers, column: string): Sql {
  const names = within ? [column, within.record, within.place] : [column];
  return sql.join(
    names.map((name) => sql`${sql.ref(`old.${name}`)} is distinct from ${sql.ref(`new.${name}`)}`),
    sql` or `,
  );
}

/** What a trigger does for one column: a look by the whole key of the index, and a plan that is one whatever there was at first. */
function follow(kept: KeptNumbers, column: string): Sql {
  const was = keptOf(kept, column, 'old');
  const is = keptOf(kept, column, 'new');
  return sql`
      if ${differs(kept, column)} then
        if ${was.number} is not null then
          delete from record_number
          where source = ${was.source} and key = ${was.key} and record_id = ${was.record} and place = ${was.place}::integer;
        end if;
        if ${is.number} is not null then
          insert into record_number
          values (${is.source}, ${is.key}, ${is.record}, ${is.place}::integer, ${is.number}, ${is.hasEnd});
        end if;
      end if;`;
}

async function followNumbers(db: Kysely<unknown>, kept: KeptNumbers): Promise<void> {
  const { table, columns } = kept;
  const name = sql.id(`keep_numbers_of_${table}`);
  const steps = columns.map((column) => follow(kept, column));
  await sql`
    create function ${name}() returns trigger language plpgsql security definer
      set search_path = pg_catalog, public, pg_temp as $$
    begin
      ${sql.join(steps, sql``)}
      return null;
    end $$`.execute(db);
  await sql`revoke execute on function ${name}() from public`.execute(db);
  const anyOf = (condition: (column: string) => Sql): Sql => sql.join(columns.map(condition), sql` or `);
  const moments = {
    insert: anyOf((column) => sql`${sql.ref(`new.${column}`)} is not null`),
    update: anyOf((column) => differs(kept, column)),
    delete: anyOf((column) => sql`${sql.ref(`old.${column}`)} is not null`),
  };
  for (const [moment, when] of Object.entries(moments)) {
    await sql`create trigger ${sql.id(`${table}_numbers_are_kept_on_${moment}`)} after ${sql.raw(moment)}
      on ${sql.table(table)} for each row when (${when}) execute function ${name}()`.execute(db);
  }
}

/**
 * The numbers of a table are kept among those of all records (`record_number`), where the search of everything looks for them. Written in
 * the statement that writes the record, by a trigger. Older migrations are made of it: it stays.
 */
export async function keepNumbers(db: Kysely<unknown>, kept: KeptNumbers): Promise<void> {
  await tellNumbers(db, kept);
  await sql`alter table record_number disable trigger record_number_is_kept`.execute(db);
  await sql`insert into record_number select * from ${sql.id(`numbers_of_${kept.table}`)}()`.execute(db);
  await sql`alter table record_number enable trigger record_number_is_kept`.execute(db);
  await followNumbers(db, kept);
}
