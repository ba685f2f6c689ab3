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

/** A shipment that a carrier means, and the one of its containers that he names; null where he names none. */
export interface Meant {
  id: string;
  container: string | null;
}

/** The shipments of jobs in hand by what a carrier knows them by: container, bill, booking, air waybill or our number. */
export async function shipmentsByReference(tx: Tx, references: readonly string[]): Promise<Map<string, Meant[]>> {
  const written = new Map(references.map((reference) => [reference, spelled(reference)]));
  const all = [...new Set([...written.values()].flat())];
  const { rows } = await sql<{ id: string; names: string[]; containers: string[] }>`
    select shipment.id, array_remove(array[jobcard.number, mbl_number, hbl_number, booking_number, mawb_number, hawb_number], null) as names,
      array(select container_number from jobcard_container where jobcard_id = jobcard.id) as containers
    from shipment join jobcard on jobcard.id = shipment.jobcard_id
    where jobcard.status not in ('CLOSED', 'CANCELLED') and (
      jobcard.number = any(${all}) or mbl_number = any(${all}) or hbl_number = any(${all}) or booking_number = any(${all})
      or mawb_number = any(${all}) or hawb_number = any(${all})
      or jobcard.id in (select jobcard_id from jobcard_container where container_number = any(${all})))
    order by shipment.id`.execute(tx);
  return new Map(
    [...written].map(([reference, spellings]) => [
      reference,
      rows.flatMap(({ id, names, containers }) => {
        const container = containers.find((name) => spellings.includes(name)) ?? null;
        return container !== null || names.some((name) => spellings.includes(name)) ? [{ id, container }] : [];
      }),
    ]),
  );
}
