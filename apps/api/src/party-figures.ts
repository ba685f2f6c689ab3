import { partyDockets } from '@freightdesk/domestic-server';
import { partyJobs, partyLeads } from '@freightdesk/intl-shipment-server';
import { partyBills, partyInvoices } from '@freightdesk/invoices-server';
import { partyPayments } from '@freightdesk/payments-server';
import type { RecordFigureSource } from '@freightdesk/shared-server-kit';

/** What stands of a party, in the order of its page. */
export const partyFigures: readonly RecordFigureSource[] = [
  partyInvoices,
  partyBills,
  partyPayments,
  partyJobs,
  partyDockets,
  partyLeads,
];
