import { bankSearch } from '@freightdesk/banks-server';
import { docketFinds } from '@freightdesk/domestic-server';
import {
  jobcardSearch,
  leadSearch,
  quotationSearch,
  rateSheetSearch,
  shipmentSearch,
} from '@freightdesk/intl-shipment-server';
import { purchaseInvoiceSearch, saleInvoiceSearch } from '@freightdesk/invoices-server';
import { journalSearch } from '@freightdesk/ledger-server';
import { partySearch } from '@freightdesk/parties-server';
import { paymentSearch, runSearch, settlementSearch } from '@freightdesk/payments-server';
import type { SearchSource } from '@freightdesk/shared-server-kit';

/** The kinds of record that the one box finds. */
export const searchSources: readonly SearchSource[] = [
  leadSearch,
  quotationSearch,
  rateSheetSearch,
  jobcardSearch,
  shipmentSearch,
  docketFinds,
  saleInvoiceSearch,
  purchaseInvoiceSearch,
  paymentSearch,
  settlementSearch,
  runSearch,
  journalSearch,
  partySearch,
  bankSearch,
];
