import type { DocketRow } from '@freightdesk/domestic-contract';
import type { Db } from '@freightdesk/shared-database';

type Person = DocketRow['consignor'];

/** What is printed of a docket on the documents that bill it. */
export interface PrintedDocket {
  id: string;
  number: string;
  date: string;
  vehicle: string | null;
  origin: string;
  destination: string;
  consignor: { name: string; gstin: string | null };
  consignee: { name: string; gstin: string | null };
  goods: string | null;
  packages: string | null;
  grossKg: string | null;
  gstPayableBy: 'CONSIGNOR' | 'CONSIGNEE' | 'TRANSPORTER' | null;
}

/** Who is not registered stands as such on the note, and has no number here. */
const named = (person: Person) => ({
  name: person?.name ?? '',
  gstin: person?.gstin === 'URP' ? null : (person?.gstin ?? null),
});
const placeOf = (person: Person): string => [person?.address, person?.pincode].filter(Boolean).join(', ');

const selected = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('docket')
    .select((eb) => [
      ...(['id', 'date', 'vehicleNumber as vehicle', 'description as goods', 'packages'] as const),
      'actualKg as grossKg',
      eb.ref('number').$notNull().as('number'),
      eb.ref('consignor').$castTo<Person>().as('consignor'),
      eb.ref('consignee').$castTo<Person>().as('consignee'),
      eb.ref('gstPayableBy').$castTo<PrintedDocket['gstPayableBy']>().as('gstPayableBy'),
    ])
    .where('id', 'in', ids)
    .where('number', 'is not', null);

/** How the goods of the named dockets travel, in the order of the ids; handed to invoices by the app's wiring. */
export async function printedDockets(db: Db, ids: readonly string[]): Promise<PrintedDocket[]> {
  if (ids.length === 0) return [];
  const rows = await selected(db, ids).execute();
  return rows
    .map(({ consignor, consignee, packages, ...docket }) => ({
      ...docket,
      packages: packages === null ? null : String(packages),
      consignor: named(consignor),
      consignee: named(consignee),
      origin: placeOf(consignor),
      destination: placeOf(consignee),
    }))
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
