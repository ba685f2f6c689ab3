import type { BillableCharges } from '@freightdesk/invoices-contract';
import type { Endpoint } from '@freightdesk/shared-endpoint';

/** Which charges a document may take: of a customer what is not billed yet, of a vendor what no bill came for. */
export interface ChargesOf {
  endpoint: Endpoint<{ partyId: string }, BillableCharges>;
  /** The words of the button, of the panel, and of a panel without any. */
  label: string;
  title: string;
  noneLeft: string;
  /** Whether what is paid on a customer's behalf waits for a document of its own. */
  waitsForReimbursement: boolean;
}
