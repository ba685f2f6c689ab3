import type { SaleInvoiceKind, SaleInvoiceStatus } from '@freightdesk/invoices-contract';
import type { StateCode } from '@freightdesk/parties-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db, Tx } from '@freightdesk/shared-database';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { type RawBuilder, sql } from 'kysely';

/** What is shown under the name that it is stored by. */
const stored = [
  'id',
  'number',
  'date',
  'dueDate',
  'branchId',
  'placeOfSupplyReason',
  'reverseCharge',
  'exportWithPayment',
  'discountPercent',
  'withoutLutReason',
  'taxablePaise',
  'cgstPaise',
  'sgstPaise',
  'igstPaise',
  'roundOffPaise',
  'totalPaise',
  'currencyTotalMinor',
  'outstandingPaise',
  'outstandingMinor',
  'notedMinor',
  'notes',
  'promisedOn',
  'dispute',
  'reason',
  'againstInvoiceId',
  'cancelReason',
  'version',
] as const;

/** The same, and what is read by another name, or as more than a text. */
export const asShown = [
  ...stored,
  'kind',
  'status',
  'supply',
  'currency',
  'sezUnderLut',
  'einvoiceDue',
  'registerBy',
  'discountMinor',
] as const;

const turnover = sql`(select einvoice_turnover from company)`;

/** The portal has not registered it yet; below a turnover of 5 crore nothing waits for it, nor what is older than the company's e-invoices. */
const einvoiceDue = sql<boolean>`(einvoice_by is not null and ${turnover} <> 'UP_TO_5_CRORE'
  and date >= coalesce((select einvoice_from from company), date))`;

/** Sale documents with what is outstanding of them, as allocations keep it. */
export const invoiceRows = (db: Db | Tx, today: BusinessDate | RawBuilder<BusinessDate>) =>
  db
    .selectFrom('saleInvoice')
    .select(stored)
    .select((eb) => [
      eb.ref('kind').$castTo<SaleInvoiceKind>().as('kind'),
      eb.ref('standing').$castTo<SaleInvoiceStatus>().as('status'),
      'partyId',
      'partyName',
      'partyGstin',
      eb.ref('placeOfSupplyStateCode').$castTo<StateCode>().as('placeOfSupplyStateCode'),
      'placeOfSupplyWhy',
      eb.ref('supply').$castTo<'INTRA' | 'INTER' | 'EXPORT' | 'SEZ'>().as('supply'),
      'roundsOff',
      sql<number>`coalesce(discount_minor, 0)`.as('discountMinor'),
      sql<boolean>`sez_under_lut is not null`.as('sezUnderLut'),
      eb.ref('currency').$castTo<CurrencyCode>().as('currency'),
      'exchangeRate',
      // Rupees have none.
      sql<string | null>`case when currency <> 'INR' then exchange_rate end`.as('shownRate'),
      sql<boolean>`outstanding_minor > 0 and due_date < ${today}::date`.as('overdue'),
      sql<boolean>`dispute is not null`.as('disputed'),
      'issuedAt',
      einvoiceDue.as('einvoiceDue'),
      sql<BusinessDate | null>`case when ${einvoiceDue} and ${turnover} = 'FROM_10_CRORE' then einvoice_by end`.as(
        'registerBy',
      ),
      sql<Date | null>`(select acknowledged_at from einvoice
        where sale_invoice_id = sale_invoice.id and cancelled_at is null)`.as('irnAt'),
    ]);

export type SelectedInvoice = Awaited<ReturnType<ReturnType<typeof invoiceRows>['executeTakeFirstOrThrow']>>;
