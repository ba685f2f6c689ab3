import { einvoiceProblems } from '@freightdesk/invoices-contract';
import type { Tx } from '@freightdesk/shared-database';
import { refuse } from '@freightdesk/shared-server-kit';
import { findAnswer } from './einvoice.repository';

/** What the portal knows stands there too: its IRN is cancelled first. */
export async function refuseRegistered(tx: Tx, id: string): Promise<void> {
  const answer = await findAnswer(tx, id);
  if (answer && !answer.cancelledAt) refuse(einvoiceProblems.einvoice_stands);
}
