import { type CreditFacts, daysTold, unpaidCreditList, type UnpaidCreditState } from '@freightdesk/invoices-contract';
import { addDays, type BusinessDate } from '@freightdesk/shared-calendar';
import type { Db, Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { type Asking, pagesOf, refuse } from '@freightdesk/shared-server-kit';
import { type RawBuilder, sql } from 'kysely';
import { byParty } from '../document/party-search';
import { type CreditStanding, toUnpaidCredit } from './to-unpaid-credit';

type Day = BusinessDate | RawBuilder<BusinessDate>;

/** Credit that the bill bears, less what notes took back; of one that is cancelled, or bears none, nothing. */
const creditFacts = sql<CreditFacts>`(
  select jsonb_build_object('outstandingMinor', purchase_invoice.outstanding_minor,
    'wholeMinor', purchase_invoice.currency_total_minor - coalesce(noted.whole, 0),
    'cgstPaise', bears * (purchase_invoice.cgst_paise - coalesce(noted.cgst, 0)),
    'sgstPaise', bears * (purchase_invoice.sgst_paise - coalesce(noted.sgst, 0)),
    'igstPaise', bears * (purchase_invoice.igst_paise - coalesce(noted.igst, 0)),
    'reversed', jsonb_build_object('cgstPaise', coalesce(moved.cgst, 0), 'sgstPaise', coalesce(moved.sgst, 0),
      'igstPaise', coalesce(moved.igst, 0)))
  from (select case when purchase_invoice.status = 'POSTED' and purchase_invoice.credit_until is not null then 1 else 0 end
    as bears) counted
  cross join lateral (select sum(currency_total_minor) as whole, sum(cgst_paise) as cgst, sum(sgst_paise) as sgst,
    sum(igst_paise) as igst from purchase_invoice note
    where note.against_invoice_id = purchase_invoice.id and note.status = 'POSTED') noted
  cross join lateral (select sum(sign * cgst_paise) as cgst, sum(sign * sgst_paise) as sgst, sum(sign * igst_paise) as igst
    from (select *, case kind when 'REVERSED' then 1 else -1 end as sign from unpaid_credit_move
      where purchase_invoice_id = purchase_invoice.id) move) moved)`;

/** The portal's file of its month is there, and no file tells the bill: GSTR-3B never took its credit. */
const waitsForPortal = sql<boolean>`(purchase_invoice.party_gstin is not null
  and exists (select from gstr2b_file own where own.gstin = purchase_invoice.recipient_gstin
    and own.month = date_trunc('month', purchase_invoice.date::timestamp)::date)
  and not exists (select from gstr2b_document told where told.gstin = purchase_invoice.recipient_gstin
    and told.kind = 'INVOICE' and told.itc_available and told.supplier_gstin = purchase_invoice.party_gstin
    and told.fiscal_year = purchase_invoice.supplier_year
    and told.number_key = document_key(purchase_invoice.supplier_number)))`;

const bills = (db: Db | Tx, today: Day) =>
  db.selectFrom('purchaseInvoice').select((eb) => [
    ...([
      'id',
      'number',
      'supplierNumber',
      'supplierDate',
      'date',
      'partyId',
      'partyName',
      'partyGstin',
      'branchId',
      'version',
    ] as const),
    eb.ref('currency').$castTo<CurrencyCode>().as('currency'),
    eb.ref('creditUntil').$castTo<BusinessDate | null>().as('creditUntil'),
    creditFacts.as('facts'),
    waitsForPortal.as('waitsForPortal'),
    sql<UnpaidCreditState>`case when credit_reversed_paise > 0 then 'REVERSED'
        when credit_until >= ${today}::date then 'NEAR' else 'LATE' end`.as('state'),
  ]);

/** Whose vendor is not paid and has few days left, or none, and those of which credit stands reversed. */
export const isWatched = sql<boolean>`credit_until is not null and (outstanding_minor > 0 or credit_reversed_paise > 0)`;

export const listUnpaidCreditRows = pagesOf(
  (db: Db | Tx, asking: Asking<{ today: BusinessDate; until: BusinessDate }>) =>
    bills(db, asking('today'))
      .where(isWatched)
      .where(sql<boolean>`credit_until <= ${asking('until')}::date`),
  {
    table: 'purchase_invoice',
    list: unpaidCreditList,
    searched: { own: ['number', 'supplierNumber'], related: byParty },
    toRow: (row, { today }) => toUnpaidCredit(row, today),
  },
);

export const untilWatched = (today: BusinessDate): BusinessDate => addDays(today, daysTold);

/** How a bill stands, with the days before which nothing more can be entered. */
export async function creditOf(db: Db | Tx, id: string, today: BusinessDate): Promise<CreditStanding> {
  const row = await bills(db, today)
    .select([
      sql<BusinessDate | null>`(select max(date)::text from unpaid_credit_move where purchase_invoice_id = purchase_invoice.id)`.as(
        'movedOn',
      ),
      sql<BusinessDate | null>`(select max(a.date)::text from allocation a
        join payment p on p.id = a.payment_id and p.status = 'POSTED'
        where a.purchase_invoice_id = purchase_invoice.id)`.as('paidOn'),
    ])
    .where('id', '=', id)
    .where('kind', '=', 'BILL')
    .where('status', '<>', 'DRAFT')
    .executeTakeFirst();
  return row ?? refuse(commonProblems.not_found, { message: 'This bill does not exist, or no longer does.' });
}
