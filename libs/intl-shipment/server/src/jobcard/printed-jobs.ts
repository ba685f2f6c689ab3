import { containerTypes, placeName } from '@freightdesk/intl-shipment-contract';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** What is printed of a job on the documents that bill it. */
export interface PrintedJob {
  id: string;
  number: string;
  mode: string;
  origin: string;
  destination: string;
  masterBill: string | null;
  houseBill: string | null;
  masterAirWaybill: string | null;
  houseAirWaybill: string | null;
  carrier: string | null;
  vessel: string | null;
  voyage: string | null;
  containers: string[];
  packages: string | null;
  grossKg: string | null;
  reference: string | null;
}

const typeNames: Readonly<Record<string, string | undefined>> = containerTypes;

const selected = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('jobcard')
    .select([
      ...(['id', 'number', 'mode', 'originLocode', 'originPlace', 'destinationLocode', 'destinationPlace'] as const),
      ...(['carrier', 'vessel', 'voyage', 'reference'] as const),
      'mblNumber as masterBill',
      'hblNumber as houseBill',
      'mawbNumber as masterAirWaybill',
      'hawbNumber as houseAirWaybill',
    ])
    .select([
      sql<{ number: string; type: string }[]>`coalesce((select json_agg(
        json_build_object('number', container_number, 'type', size_type) order by position)
        from jobcard_container where jobcard_id = jobcard.id), '[]')`.as('painted'),
      sql<string | null>`(select sum(quantity)::text from jobcard_package where jobcard_id = jobcard.id)`.as(
        'packages',
      ),
      sql<
        string | null
      >`(select trim_scale(sum(gross_kg::numeric))::text from jobcard_package where jobcard_id = jobcard.id)`.as(
        'grossKg',
      ),
    ])
    .where('id', 'in', ids);

const placeText = (locode: string | null, place: string | null) => place ?? (locode === null ? '' : placeName(locode));

/** How the goods of the named jobs travel, in the order of the ids; handed to invoices by the app's wiring. */
export async function printedJobs(db: Db, ids: readonly string[]): Promise<PrintedJob[]> {
  if (ids.length === 0) return [];
  const rows = await selected(db, ids).execute();
  const jobs = rows.map(({ painted, originLocode, originPlace, destinationLocode, destinationPlace, ...job }) => ({
    ...job,
    containers: painted.map(({ number, type }) => `${number} ${typeNames[type] ?? type}`),
    origin: placeText(originLocode, originPlace),
    destination: placeText(destinationLocode, destinationPlace),
  }));
  return jobs.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
