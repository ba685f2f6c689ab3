import type { SeriesKind } from '@freightdesk/company-contract';
import { statement, told, type Tx } from '@freightdesk/shared-database';
import { type RawBuilder, sql } from 'kysely';
import { type Holder, type Series, turnOf } from '../number-series/number-series.repository';

export interface TakenNumber extends Omit<Series, 'id'> {
  last: number;
}

interface Asked {
  kind: SeriesKind;
  fiscalYear: string;
  /** By name, or the branch that says it; nobody where the head office does. */
  holder: string | null;
}

const kind = told(({ kind: asked }: Asked) => asked);
const fiscalYear = told(({ fiscalYear: asked }: Asked) => asked);
const holder = told(({ holder: asked }: Asked) => asked);

function nextNumberOf(held: RawBuilder<string | null>) {
  const turn = sql<object>`lateral (select ${turnOf(sql`series.id`, fiscalYear)})`;
  const spelling = (name: 'prefix' | 'width') => sql`(select ${sql.ref(name)} from number_series where id = series_id)`;
  return statement<Asked, TakenNumber>((db) =>
    db
      .insertInto('numberCounter')
      .columns(['seriesId', 'fiscalYear', 'last'])
      .expression((eb) =>
        eb
          .selectFrom(['numberSeries as series', turn.as('turn')])
          .select(['series.id', sql<string>`${fiscalYear}::text`.as('fiscalYear'), sql<number>`1`.as('last')])
          .where('kind', '=', kind)
          .where('holder', '=', held),
      )
      .onConflict((conflict) =>
        conflict.columns(['seriesId', 'fiscalYear']).doUpdateSet((eb) => ({ last: eb('numberCounter.last', '+', 1) })),
      )
      .returning([
        'last',
        spelling('prefix').$castTo<string>().as('prefix'),
        spelling('width').$castTo<number>().as('width'),
      ]),
  );
}

const saidBy = (name: 'gstin' | 'code', branch: RawBuilder<unknown>) =>
  sql<string>`(select coalesce(${sql.ref(name)}, '') from branch where ${branch})`;

const nextNumbers = {
  named: nextNumberOf(holder),
  branch: {
    gstin: nextNumberOf(saidBy('gstin', sql`id = ${holder}`)),
    code: nextNumberOf(saidBy('code', sql`id = ${holder}`)),
  },
  headOffice: {
    gstin: nextNumberOf(saidBy('gstin', sql`is_head_office`)),
    code: nextNumberOf(saidBy('code', sql`is_head_office`)),
  },
};

/**
 * The next number of a series in a fiscal year, with how it is spelled; none where the series is not open yet. Its row stays
 * held till the transaction ends: whoever rolls back gives the number back, and nobody has taken a later one meanwhile. The
 * lock before it is a queue; those who wait for a row are woken together, and some lose to newcomers again and again, for many
 * seconds where many post.
 */
export async function advanceCounter(
  tx: Tx,
  series: { kind: SeriesKind; holder: Holder },
  year: string,
): Promise<TakenNumber | undefined> {
  const { holder: held } = series;
  const isNamed = typeof held === 'string';
  const nextNumber = isNamed
    ? nextNumbers.named
    : nextNumbers[held.branchId === null ? 'headOffice' : 'branch'][held.by];
  const asked = { kind: series.kind, fiscalYear: year, holder: isNamed ? held : held.branchId };
  return (await nextNumber(tx, asked))[0];
}
