import type { PartyRole } from '@freightdesk/parties-contract';

/** How a clerk names what a party is to us. */
export const partyRoleLabel: Readonly<Record<PartyRole, string>> = {
  CUSTOMER: 'Customer',
  VENDOR: 'Vendor',
  SHIPPER: 'Shipper',
  CONSIGNEE: 'Consignee',
  OVERSEAS_AGENT: 'Overseas agent',
  CARRIER: 'Carrier',
  TRANSPORTER: 'Transporter',
  OTHER: 'Other',
};
