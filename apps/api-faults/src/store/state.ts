import type { Client } from 'pg';

/** What every table holds, as one number each; equal states have equal contents. */
export type State = Readonly<Record<string, string>>;

/** Rows of these are about who is signed in and calls, and what recurs by itself, whatever a request comes to. */
const besides = [
  ...['session', 'login_attempt', 'rate_window', 'job_run', 'backup_run', 'seal', 'to_seal'],
  ...['kysely_migration', 'kysely_migration_lock'],
];

/** Rows of these go on by themselves once they are written: they are counted, and what stands in them is not compared. */
const countedAlone = ['outgoing_mail'];

export async function stateReader(client: Client): Promise<() => Promise<State>> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1`,
    [besides],
  );
  const contentOf = (name: string) =>
    countedAlone.includes(name) ? `0` : `coalesce(sum(hashtextextended(t::text, 0)), 0)`;
  const ofTable = ({ name }: { name: string }) =>
    `select '${name}' as name, count(*) || ' rows, ' || ${contentOf(name)} as content from ${name} t`;
  const question = rows.map(ofTable).join(' union all ');
  return async () => {
    // By name, so that it is planned once: a state is read before and after every fault.
    const answer = await client.query<{ name: string; content: string }>({ name: 'state', text: question });
    return Object.fromEntries(answer.rows.map(({ name, content }) => [name, content]));
  };
}

/** The tables that two states differ in, with how many rows they have now. */
export const changed = (before: State, after: State): string[] =>
  Object.keys(after)
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name]?.split(',')[0]} -> ${after[name]?.split(',')[0]}`);

const rowsIn = (state: State, name: string): number => Number(state[name]?.split(' ')[0] ?? 0);

/** How many rows each table has gained, or lost. */
export const rowsAdded = (before: State, after: State): State =>
  Object.fromEntries(Object.keys(after).map((name) => [name, `${rowsIn(after, name) - rowsIn(before, name)} rows`]));
