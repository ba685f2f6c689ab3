import type { BillableCharges } from '@freightdesk/invoices-contract';
import type { Endpoint } from '@freightdesk/shared-endpoint';
import type { ReactNode } from 'react';

/** Which charges a document may take: of a customer what is not billed yet, of a vendor what no bill came for. */
export interface ChargesOf {
  endpoint: Endpoint<{ partyId: string }, BillableCharges>;
  /** The words of the button, of the panel, and of a panel without any. */
  label: string;
  title: string;
  noneLeft: string;
  /** Whether what is paid on a customer's behalf waits for a document of its own. */
  waitsForReimbursement: boolean;
  /** What is to be known of the party before any is taken, and of what those that are chosen come to. */
  notice?: (of: { partyId: string; chosenPaise: number }) => ReactNode;
}
