import type { SaleInvoiceKind, SaleInvoiceStatus } from '@freightdesk/invoices-contract';
import type { StateCode } from '@freightdesk/parties-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { sql } from 'kysely';

const outstandingMinor = sql<number>`
  case when status = 'ISSUED' then currency_total_minor - settled_minor else 0 end`;

/** In rupees: what is outstanding is worth its share of the total. */
const outstandingPaise = sql<number>`
  case when status <> 'ISSUED' then 0
    when currency = 'INR' then currency_total_minor - settled_minor
    else round(total_paise::numeric * (currency_total_minor - settled_minor) / currency_total_minor)::bigint end`;

/** Partly paid and paid are read from the allocations, never stored: there is no second truth to drift. */
const status = sql<SaleInvoiceStatus>`
  case when status <> 'ISSUED' or settled_minor = 0 then status
    when settled_minor < currency_total_minor then 'PARTLY_PAID' else 'PAID' end`;

/** Sale documents with what is outstanding of them. */
export const invoiceRows = (db: Db, today: BusinessDate) =>
  db
    .selectFrom('saleInvoice')
    .innerJoinLateral(
      // What payments settled, in the document's own currency; a reversed one's share is taken back by its negative.
      (eb) =>
        eb
          .selectFrom('allocation')
          .whereRef('allocation.saleInvoiceId', '=', 'saleInvoice.id')
          .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('settledMinor'))
          .as('settlement'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'id',
      'number',
      eb.ref('kind').$castTo<SaleInvoiceKind>().as('kind'),
      status.as('status'),
      'date',
      'dueDate',
      'partyId',
      'partyName',
      'partyGstin',
      'branchId',
      eb.ref('placeOfSupplyStateCode').$castTo<StateCode>().as('placeOfSupplyStateCode'),
      'placeOfSupplyWhy',
      'placeOfSupplyReason',
      eb.ref('supply').$castTo<'INTRA' | 'INTER' | 'EXPORT' | 'SEZ'>().as('supply'),
      'reverseCharge',
      'exportWithPayment',
      'roundsOff',
      eb.ref('currency').$castTo<CurrencyCode>().as('currency'),
      'exchangeRate',
      'taxablePaise',
      'cgstPaise',
      'sgstPaise',
      'igstPaise',
      'roundOffPaise',
      'totalPaise',
      'currencyTotalMinor',
      outstandingPaise.as('outstandingPaise'),
      outstandingMinor.as('outstandingMinor'),
      sql<boolean>`status = 'ISSUED' and currency_total_minor > settled_minor and due_date < ${today}::date`.as(
        'overdue',
      ),
      'notes',
      'cancelReason',
      'issuedAt',
      'version',
    ]);

export type SelectedInvoice = Awaited<ReturnType<ReturnType<typeof invoiceRows>['executeTakeFirstOrThrow']>>;
