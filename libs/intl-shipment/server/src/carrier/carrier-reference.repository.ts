import { normaliseAirWaybill, normaliseContainerNumber } from '@freightdesk/intl-shipment-contract';
import type { Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** However a carrier writes it. */
const spelled = (reference: string): string[] => [
  reference,
  reference.toUpperCase(),
  normaliseContainerNumber(reference),
  normaliseAirWaybill(reference),
];

/** The shipments of jobs in hand by what a carrier knows them by: container, bill, booking, air waybill or our number. */
export async function shipmentsByReference(tx: Tx, references: readonly string[]): Promise<Map<string, string[]>> {
  const written = new Map(references.map((reference) => [reference, spelled(reference)]));
  const all = [...new Set([...written.values()].flat())];
  const { rows } = await sql<{ id: string; names: string[] }>`
    select shipment.id, array_remove(array[jobcard.number, mbl_number, hbl_number, booking_number, mawb_number, hawb_number]
        || coalesce((select array_agg(container_number) from jobcard_container where jobcard_id = jobcard.id), '{}'), null)
      as names
    from shipment join jobcard on jobcard.id = shipment.jobcard_id
    where jobcard.status not in ('CLOSED', 'CANCELLED') and (
      jobcard.number = any(${all}) or mbl_number = any(${all}) or hbl_number = any(${all}) or booking_number = any(${all})
      or mawb_number = any(${all}) or hawb_number = any(${all})
      or jobcard.id in (select jobcard_id from jobcard_container where container_number = any(${all})))
    order by shipment.id`.execute(tx);
  return new Map(
    [...written].map(([reference, spellings]) => [
      reference,
      rows.filter(({ names }) => names.some((name) => spellings.includes(name))).map(({ id }) => id),
    ]),
  );
}
