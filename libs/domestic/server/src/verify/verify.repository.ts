import type { Db } from '@freightdesk/shared-database';
import { named } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

export interface GappedSeries {
  branch: string;
  year: string;
  count: number;
  first: number;
  last: number;
}

/** Branches and years whose docket numbers do not run from the first without a gap. */
export async function gappedSeries(db: Db): Promise<GappedSeries[]> {
  const { rows } = await sql<GappedSeries>`
    select branch, year, count(*)::int as count, min(sequence)::int as first, max(sequence)::int as last
    from (
      select branch.code as branch, split_part(docket.number, '/', 2) as year,
        split_part(docket.number, '/', 3)::int as sequence
      from docket join branch on branch.id = docket.branch_id
      where docket.number is not null
    ) as numbered
    group by branch, year
    having min(sequence) <> first_number('DOCKET', branch, year)
      or count(*) <> max(sequence) - min(sequence) + 1 or count(distinct sequence) <> count(*)
    order by branch, year`.execute(db);
  return rows;
}

/** Where each docket is, under its number; a draft has no history. */
export const docketPositions = sql`
  select id, coalesce(number, 'draft ' || id) as name, nullif(status, 'DRAFT') as status from docket`;

/** Dockets that say they were proven to be delivered, without the proof. */
export async function unproven(db: Db): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from docket
    where status in ('POD_UPLOADED', 'POD_VERIFIED') and not exists (select from pod where pod.record_id = docket.id)
    order by number`.execute(db);
  return rows.map(({ number }) => `${number} has none`);
}

/** Charges refer to their record by its kind and id, which no reference of the store guards. */
export const chargesWithoutDocket = (db: Db): Promise<string[]> =>
  named(
    db,
    sql`select c.description || ' is of none' as name from charge c
      where c.record = 'docket' and not exists (select from docket d where d.id = c.record_id) order by c.id`,
  );

/** Dockets whose kept end is not that of their e-way bills. */
export const wrongEnds = (db: Db): Promise<string[]> =>
  named(
    db,
    sql`select coalesce(number, 'draft ' || id) || ': ' || coalesce(eway_bill_end::text, 'no end') || ' is kept, '
        || coalesce(ends::text, 'none') || ' is the first' as name
      from docket left join (select docket_id, min(valid_until) as ends from docket_invoice group by docket_id) first on docket_id = id
      where eway_bill_end is distinct from ends order by docket.id`,
  );

/** Dockets that keep another name than that of the party they are billed to. */
export const wrongBilledNames = (db: Db): Promise<string[]> =>
  named(
    db,
    sql`select coalesce(docket.number, 'draft ' || docket.id) || ': ' || coalesce(docket.billed_name, 'no name') || ' is kept, '
        || coalesce(party.name, 'none') || ' is the name' as name
      from docket left join party on party.id = docket.billing_party_id
      where docket.billed_name is distinct from party.name order by docket.id`,
  );

/** Keeps them anew where they differ. */
export async function rebuildBilledNames(db: Db): Promise<void> {
  await sql`update docket set billed_name = null
    where billed_name is distinct from (select name from party where party.id = docket.billing_party_id)`.execute(db);
}

/** Keeps them anew where they differ. */
export async function rebuildEwayBillEnds(db: Db): Promise<void> {
  await sql`update docket set eway_bill_end = null
    where eway_bill_end is distinct from (select min(valid_until) from docket_invoice where docket_id = docket.id)`.execute(
    db,
  );
}
