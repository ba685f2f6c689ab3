import { type Kysely, sql } from 'kysely';

/** By when what must be with the carrier, and what the carrier lets goods go by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobcard
    add si_cutoff_at timestamptz, add vgm_cutoff_at timestamptz,
    add gate_in_cutoff_at timestamptz, add customs_cutoff_at timestamptz,
    add do_number text, add do_valid_until date`.execute(db);
  // The first page asks for those that have one ahead.
  await sql`create index jobcard_by_last_cutoff on jobcard
    ((greatest(si_cutoff_at, vgm_cutoff_at, gate_in_cutoff_at, customs_cutoff_at)))
    where greatest(si_cutoff_at, vgm_cutoff_at, gate_in_cutoff_at, customs_cutoff_at) is not null`.execute(db);
}
