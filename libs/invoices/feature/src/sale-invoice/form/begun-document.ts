import type { SaleInvoice } from '@freightdesk/invoices-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { headOf } from '../../document/document-form';
import type { BegunInvoice } from '../billing/begun-invoice';
import { type BegunDocument, blank, startOf } from './use-invoice-form';

/** A debit note begins with whom and what it is against. */
export const begunAgainst = (invoice: SaleInvoice): BegunDocument => ({
  values: {
    ...{ ...blank(), ...headOf(invoice), date: systemClock.today() },
    ...{ kind: 'DEBIT_NOTE', againstInvoiceId: invoice.id },
  },
  named: { party: invoice.party, lines: [] },
});

/** A new document like another one, of today: at the rate of the day, and for no job yet, since a charge of one is billed once. */
export const begunLike = (invoice: SaleInvoice): BegunDocument => {
  const start = startOf(invoice);
  return {
    values: {
      ...{ ...start, date: systemClock.today(), exchangeRate: null, withoutLutReason: null },
      lines: start.lines.map((line) => ({ ...line, jobId: null, docketId: null, chargeId: null })),
    },
    named: { party: invoice.party, lines: [] },
  };
};

/** A new document that bills charges; the numbers of their jobs and dockets are for the eye alone. */
export const begunBilling = (invoice: BegunInvoice): BegunDocument => {
  const { party, kind, currency, reverseCharge, lines } = invoice;
  return {
    values: {
      ...{ ...blank(), partyId: party.id, kind, currency, reverseCharge },
      lines:
        lines.length === 0
          ? blank().lines
          : lines.map(({ jobNumber: _ofJob, docketNumber: _ofDocket, ...line }) => line),
    },
    named: invoice,
  };
};
