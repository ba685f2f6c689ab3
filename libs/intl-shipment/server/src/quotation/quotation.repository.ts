import {
  type Quotation,
  quotationList,
  type QuotationRow,
  type QuotationStatus,
} from '@freightdesk/intl-shipment-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db, Tx } from '@freightdesk/shared-database';
import type { CurrencyCode } from '@freightdesk/shared-money';
import {
  type Asking,
  asStored,
  instant,
  namedBy,
  recordTable,
  rowShape,
  writtenPagesOf,
} from '@freightdesk/shared-server-kit';
import { type RawBuilder, sql } from 'kysely';

const scalars = [
  'quotation.id',
  'quotation.number',
  'quotation.revision',
  'quotation.date',
  'quotation.validUntil',
  'quotation.leadId',
  'quotation.partyId',
  'quotation.customerName',
  'quotation.ownerId',
  'quotation.originLocode',
  'quotation.originPlace',
  'quotation.destinationLocode',
  'quotation.destinationPlace',
  'quotation.commodity',
  'quotation.packages',
  'quotation.grossKg',
  'quotation.cbm',
  'quotation.transitDays',
  'quotation.freeDays',
  'quotation.sellPaise',
  'quotation.buyPaise',
  'quotation.notes',
  'quotation.sentAt',
  'quotation.approvedAt',
  'quotation.returnReason',
  'quotation.rejectReason',
  'quotation.acceptedAt',
  'quotation.acceptedBy',
  'quotation.reference',
  'quotation.acceptedAlternative',
  'quotation.answeredAt',
  'quotation.answeredBy',
  'quotation.answeredFrom',
  'quotation.jobcardId',
  'quotation.docketId',
  'quotation.version',
] as const;

/** Time alone makes a quotation expire. */
interface OnDay {
  today: BusinessDate;
}

const standing = (today: RawBuilder<string>) => sql<QuotationStatus>`
  case when quotation.status = 'SENT' and quotation.valid_until < ${today}::date then 'EXPIRED' else quotation.status end`;
const isLatest = sql<boolean>`(quotation.status <> 'SUPERSEDED')`;
const marginPaise = sql<number | null>`(quotation.sell_paise - quotation.buy_paise)`;
/** As the rule of charges rounds it: half away from zero, without zeros at its end. */
const marginPercent = sql<string | null>`
  trim_scale(round((quotation.sell_paise - quotation.buy_paise) * 100.0 / nullif(quotation.sell_paise, 0), 2))::text`;

const quotationRows = (db: Db | Tx, asking: Asking<OnDay>) =>
  db
    .selectFrom('quotation')
    .innerJoin('appUser as owner', 'owner.id', 'quotation.ownerId')
    .leftJoin('lead', 'lead.id', 'quotation.leadId')
    .leftJoin('party', 'party.id', 'quotation.partyId')
    .select(scalars)
    .select((eb) => [
      eb.ref('quotation.mode').$castTo<QuotationRow['mode']>().as('mode'),
      eb.ref('quotation.direction').$castTo<QuotationRow['direction']>().as('direction'),
      eb.ref('quotation.incoterm').$castTo<QuotationRow['incoterm']>().as('incoterm'),
      eb.ref('quotation.containers').$castTo<QuotationRow['containers']>().as('containers'),
      eb.ref('quotation.currency').$castTo<CurrencyCode>().as('currency'),
      standing(asking('today')).as('status'),
      isLatest.as('isLatest'),
      marginPaise.as('marginPaise'),
      marginPercent.as('marginPercent'),
      'lead.number as leadNumber',
      'party.name as partyName',
      sql<string>`trim(concat_ws(' ', owner.first_name, owner.last_name))`.as('ownerName'),
    ]);

/** The same quotations, of their own table alone. */
const narrowQuotations = (db: Db | Tx, asking: Asking<OnDay>) =>
  db
    .selectFrom('quotation')
    .select(scalars)
    .select(['mode', 'direction', 'searchText', standing(asking('today')).as('status')])
    .select([isLatest.as('isLatest'), marginPaise.as('marginPaise')]);

type StoredRow = Awaited<ReturnType<ReturnType<typeof quotationRows>['executeTakeFirstOrThrow']>>;

const shape = rowShape<StoredRow>()({
  ...asStored([
    ...scalars,
    'status',
    'mode',
    'direction',
    'incoterm',
    'containers',
    'currency',
    'marginPaise',
    'marginPercent',
  ]),
  lead: namedBy('leadId', 'leadNumber'),
  party: namedBy('partyId', 'partyName'),
  owner: { id: 'ownerId', name: 'ownerName' },
  sentAt: instant('sentAt'),
  approvedAt: instant('approvedAt'),
  acceptedAt: instant('acceptedAt'),
  answeredAt: instant('answeredAt'),
});

export const listQuotationRows = writtenPagesOf<StoredRow, QuotationRow, OnDay>(quotationRows, {
  table: 'quotation',
  narrow: narrowQuotations,
  searched: { own: quotationList.search, kept: 'searchText', related: {} },
  list: quotationList,
  shape,
});

export async function findQuotationHeader(db: Db, id: string, today: BusinessDate): Promise<QuotationRow | undefined> {
  const row = await quotationRows(db, () => sql`${today}`)
    .where('quotation.id', '=', id)
    .executeTakeFirst();
  return row && shape.of(row);
}

type Printed = Pick<Quotation, 'terms' | 'exchangeRates'> & {
  /** Null until it is sent. */
  customerLines: string[] | null;
};

/** What was agreed beside the prices, at which rates these were reckoned, and where the customer was when it was sent. */
export const printedWith = (db: Db, id: string): Promise<Printed> =>
  db
    .selectFrom('quotation')
    .select((eb) => [
      eb.ref('terms').$castTo<Printed['terms']>().as('terms'),
      eb.ref('exchangeRates').$castTo<Printed['exchangeRates']>().as('exchangeRates'),
      eb.ref('customerLines').$castTo<Printed['customerLines']>().as('customerLines'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** All revisions of a number, in order. */
export const revisionsOf = (db: Db, number: string): Promise<Quotation['revisions']> =>
  db.selectFrom('quotation').select(['id', 'revision']).where('number', '=', number).orderBy('revision').execute();

/** Revisions of one number and acts of one lead follow each other: whoever changes a quotation waits here first. */
export const { lock: lockQuotation, insert: insertQuotation, change: changeQuotation } = recordTable('quotation');
