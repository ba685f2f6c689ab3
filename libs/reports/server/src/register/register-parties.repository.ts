import type { BusinessDate } from '@freightdesk/shared-calendar';
import { type RawBuilder, sql } from 'kysely';
import { keptByName } from '../report/parties-by-name';
import type { DocumentSide } from './document-sums.repository';

/** Of what is kept as `k`, that it is of the parties of the page; as an array, since no plan knows how few they are. */
export const isOfShown = sql`k.whose = any (array(select id::text from shown))`;

/**
 * What all parties of a register of a fiscal year come to, which is what `documented` of them do, how many they are, and `rows` of those of a
 * page. They are counted in an index: a document that is cancelled is counted still.
 */
export function partiesByName(
  side: DocumentSide,
  year: BusinessDate,
  { documented, names, rows }: Record<'documented' | 'rows', RawBuilder<unknown>> & { names: readonly string[] },
) {
  const kept = sql`from register_sum where side = ${side} and part = 'PARTY_YEAR' and first_day = ${year}::date`;
  const added = names.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`);
  const sums = sql`
    select ${sql.join(added)}, (select count(distinct whose) ${kept}) as row_count from (${documented}) k`;
  const has = sql`select '' as part ${kept} and whose = party.id::text limit 1`;
  const all = sql`select distinct whose::uuid as id, '' as part ${kept}`;
  return keptByName({ sums, has, all }, () => rows);
}
