import type { PurchaseInvoiceKind, PurchaseInvoiceStatus, PurchaseSupply } from '@freightdesk/invoices-contract';
import type { StateCode, TdsNature } from '@freightdesk/parties-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db, Tx } from '@freightdesk/shared-database';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { type RawBuilder, sql } from 'kysely';
import { gstr2bStateOf } from '../gstr2b/bill-state.repository';
import { isUnremitted } from './remittance.repository';

/** What is shown under the name that it is stored by. */
const stored = [
  'id',
  'number',
  'selfInvoiceNumber',
  'supplierNumber',
  'supplierDate',
  'date',
  'dueDate',
  'branchId',
  'recipientGstin',
  'reverseCharge',
  'itcEligible',
  'broughtForward',
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
  'tdsCertificateNumber',
  'tdsCertificatePaise',
  'payablePaise',
  'payableMinor',
  'outstandingPaise',
  'outstandingMinor',
  'notedMinor',
  'againstInvoiceId',
  'reason',
  'cancelReason',
  'costOverrideReason',
  'voucherId',
  'version',
] as const;

/** The same, and what is read by another name, or as more than a text. */
export const asShown = [
  ...stored,
  'kind',
  'status',
  'supply',
  'currency',
  'tdsNature',
  'isUnremitted',
  'gstr2bState',
] as const;

/** Vendors' bills with what is outstanding of them. */
export const purchaseRows = (db: Db | Tx, today: BusinessDate | RawBuilder<BusinessDate>) =>
  db
    .selectFrom('purchaseInvoice')
    .select(stored)
    .select(['partyId', 'partyName', 'partyGstin', 'placeOfSupplyWhy', 'exchangeRate', 'postedAt'])
    .select((eb) => [
      eb.ref('kind').$castTo<PurchaseInvoiceKind>().as('kind'),
      eb.ref('standing').$castTo<PurchaseInvoiceStatus>().as('status'),
      eb.ref('placeOfSupplyStateCode').$castTo<StateCode>().as('placeOfSupplyStateCode'),
      eb.ref('supply').$castTo<PurchaseSupply>().as('supply'),
      eb.ref('currency').$castTo<CurrencyCode>().as('currency'),
      // Rupees have none.
      sql<string | null>`case when currency <> 'INR' then exchange_rate end`.as('shownRate'),
      eb.ref('tdsNature').$castTo<TdsNature | null>().as('tdsNature'),
      isUnremitted({ hasForm: false }).as('isUnremitted'),
      gstr2bStateOf.as('gstr2bState'),
      sql<boolean>`outstanding_minor > 0 and due_date < ${today}::date`.as('overdue'),
    ]);

export type SelectedPurchase = Awaited<ReturnType<ReturnType<typeof purchaseRows>['executeTakeFirstOrThrow']>>;
