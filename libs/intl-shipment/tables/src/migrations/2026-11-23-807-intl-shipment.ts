import { type Kysely, sql } from 'kysely';

const kept = ['customer_id', 'mode', 'direction', 'etd', 'eta'];
const columns = (prefix = '') => sql.raw(kept.map((column) => prefix + column).join(', '));

/** Whatever anybody writes there, it is what the job says; and what the job says later is there at once. */
async function keepOfJob(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function shipment_of_job() returns trigger language plpgsql as $$
    begin
      select ${columns()} into ${columns('new.')} from jobcard where id = new.jobcard_id;
      return new;
    end $$`.execute(db);
  await sql`create trigger shipment_is_of_its_job before insert or update of jobcard_id, ${columns()} on shipment
    for each row execute function shipment_of_job()`.execute(db);
  await sql`
    create function tell_shipments() returns trigger language plpgsql security definer as $$
    begin
      update shipment set mode = null where jobcard_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`create trigger shipments_are_told after update of ${columns()} on jobcard for each row
    when ((${columns('old.')}) is distinct from (${columns('new.')})) execute function tell_shipments()`.execute(db);
}

/**
 * International shipments: their customer, mode, direction and days stand on their job, and are kept beside where they are. So a list
 * of them is found, narrowed and put in order without reading the job of each.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shipment add customer_id uuid, add mode text, add direction text, add etd date, add eta date`.execute(
    db,
  );
  await keepOfJob(db);
  for (const name of ['shipment_of_job', 'tell_shipments']) {
    await sql`alter function ${sql.id(name)}() set search_path = pg_catalog, public, pg_temp`.execute(db);
    await sql`revoke execute on function ${sql.id(name)}() from public`.execute(db);
  }
  await sql`update shipment set mode = null`.execute(db);
  await sql`create index shipment_of_customer on shipment (customer_id, status_at, id)`.execute(db);
  await sql`create index shipment_by_etd on shipment (etd, id)`.execute(db);
  await sql`create index shipment_by_eta on shipment (eta, id)`.execute(db);
  await sql`analyze shipment`.execute(db);
}
