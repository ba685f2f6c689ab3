import { bankRecords } from '@freightdesk/banks-server';
import { docketRecords } from '@freightdesk/domestic-server';
import { jobcardRecords, leadRecords, quotationRecords, shipmentRecords } from '@freightdesk/intl-shipment-server';
import { purchaseInvoiceRecords, saleInvoiceRecords } from '@freightdesk/invoices-server';
import { journalRecords } from '@freightdesk/ledger-server';
import { partyRecords } from '@freightdesk/parties-server';
import { paymentRecords, runRecords, settlementRecords } from '@freightdesk/payments-server';
import type { RecordSource } from '@freightdesk/shared-server-kit';

/** The kinds of record beside which notes and files stand. */
export const recordSources: readonly RecordSource[] = [
  leadRecords,
  quotationRecords,
  jobcardRecords,
  shipmentRecords,
  docketRecords,
  saleInvoiceRecords,
  purchaseInvoiceRecords,
  partyRecords,
  paymentRecords,
  settlementRecords,
  runRecords,
  bankRecords,
  journalRecords,
];
