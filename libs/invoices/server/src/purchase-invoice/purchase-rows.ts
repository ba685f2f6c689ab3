import type { PurchaseInvoiceStatus, PurchaseSupply } from '@freightdesk/invoices-contract';
import type { StateCode, TdsNature } from '@freightdesk/parties-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { sql } from 'kysely';

const outstandingMinor = sql<number>`case when status = 'POSTED' then payable_minor - settled_minor else 0 end`;

/** In rupees: what is outstanding is worth its share of what is payable. */
const outstandingPaise = sql<number>`
  case when status <> 'POSTED' or settled_minor >= payable_minor then 0
    when currency = 'INR' then payable_minor - settled_minor
    else round(payable_paise::numeric * (payable_minor - settled_minor) / payable_minor)::bigint end`;

/** Partly paid and paid are read from what payments settled, never stored: there is no second truth to drift. */
const status = sql<PurchaseInvoiceStatus>`
  case when status <> 'POSTED' then status
    when settled_minor >= payable_minor then 'PAID'
    when settled_minor = 0 then 'POSTED' else 'PARTLY_PAID' end`;

/** What is shown as it is stored. */
const stored = [
  'id',
  'number',
  'selfInvoiceNumber',
  'supplierNumber',
  'supplierDate',
  'date',
  'dueDate',
  'partyId',
  'partyName',
  'partyGstin',
  'branchId',
  'recipientGstin',
  'placeOfSupplyWhy',
  'reverseCharge',
  'itcEligible',
  'exchangeRate',
  'taxablePaise',
  'cgstPaise',
  'sgstPaise',
  'igstPaise',
  'roundOffPaise',
  'totalPaise',
  'currencyTotalMinor',
  'tdsSection',
  'tdsCode',
  'tdsPercent',
  'tdsBasePaise',
  'tdsPaise',
  'tdsWhy',
  'payablePaise',
  'payableMinor',
  'cancelReason',
  'voucherId',
  'postedAt',
  'version',
] as const;

/** Vendors' bills with what is outstanding of them. */
export const purchaseRows = (db: Db, today: BusinessDate) =>
  db
    .selectFrom('purchaseInvoice')
    .innerJoinLateral(
      // Payments settle sale documents alone so far; those to vendors will be summed here, in the document's own currency.
      db.selectNoFrom(sql<number>`0::bigint`.as('settledMinor')).as('settlement'),
      (join) => join.onTrue(),
    )
    .select(stored)
    .select((eb) => [
      status.as('status'),
      eb.ref('placeOfSupplyStateCode').$castTo<StateCode>().as('placeOfSupplyStateCode'),
      eb.ref('supply').$castTo<PurchaseSupply>().as('supply'),
      eb.ref('currency').$castTo<CurrencyCode>().as('currency'),
      eb.ref('tdsNature').$castTo<TdsNature | null>().as('tdsNature'),
      outstandingPaise.as('outstandingPaise'),
      outstandingMinor.as('outstandingMinor'),
      sql<boolean>`status = 'POSTED' and payable_minor > settled_minor and due_date < ${today}::date`.as('overdue'),
    ]);

export type SelectedPurchase = Awaited<ReturnType<ReturnType<typeof purchaseRows>['executeTakeFirstOrThrow']>>;
