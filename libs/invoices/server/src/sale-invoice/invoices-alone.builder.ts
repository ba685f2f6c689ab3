import { ledgerInvariants } from '@freightdesk/ledger-server';
import type { Api } from '@freightdesk/shared-server-kit';
import { registerInvoices } from '../register-invoices';
import { invoiceInvariants } from '../verify/invoice-invariants';
import { portsOf } from './invoice-ports.builder';

/** What most specs of this column start: its endpoints, with stand-ins for what it asks of others, on a day in June. */
export const invoicesAlone = {
  register: (kit: Api): void => registerInvoices(kit, portsOf()),
  now: '2026-06-01T06:00:00Z',
};

/** What holds of sold documents and of the books that they are posted in. */
export const salesInvariants = [...ledgerInvariants, ...invoiceInvariants];
