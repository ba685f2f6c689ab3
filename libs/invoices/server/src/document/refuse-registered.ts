import { einvoiceProblems, type SaleInvoice, whyIrnHolds } from '@freightdesk/invoices-contract';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';

/** What the portal knows stands there too: its IRN is cancelled first, and once its hours are over a note is the way. */
export function refuseRegistered(
  document: Pick<SaleInvoice, 'irnAt' | 'kind'>,
  { clock }: Pick<WriteContext, 'clock'>,
): void {
  const message = whyIrnHolds(document, clock.now());
  if (message !== null) refuse(einvoiceProblems.einvoice_stands, { message });
}
