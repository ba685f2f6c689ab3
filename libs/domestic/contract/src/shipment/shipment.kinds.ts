import type { ShipmentException } from '@freightdesk/tracking-contract';

/** What may go wrong on the road. */
export const docketExceptions = [
  'DELAYED',
  'SHORT_LANDED',
  'DAMAGED',
  'DOCUMENT_ISSUE',
  'EWAY_BILL_ENDING',
  'NO_UPDATE',
] as const satisfies readonly ShipmentException[];

/** Why goods came back from the door: the `reason` of UNDELIVERED. */
export const undeliveredReasons = [
  'NOT_CONTACTABLE',
  'INCOMPLETE_ADDRESS',
  'CLOSED',
  'REFUSED',
  'FUTURE_DELIVERY',
  'TO_PAY_NOT_READY',
  'SELF_COLLECT',
  'OTHER',
] as const;
export type UndeliveredReason = (typeof undeliveredReasons)[number];

export const undeliveredReasonLabel: Readonly<Record<UndeliveredReason, string>> = {
  NOT_CONTACTABLE: 'Not contactable',
  INCOMPLETE_ADDRESS: 'Incomplete address',
  CLOSED: 'Premises closed',
  REFUSED: 'Refused',
  FUTURE_DELIVERY: 'Wants it later',
  TO_PAY_NOT_READY: 'Freight payment not ready',
  SELF_COLLECT: 'Will collect',
  OTHER: 'Other',
};

export const returnPayers = ['CONSIGNOR', 'CONSIGNEE', 'BILLING_PARTY', 'TRANSPORTER'] as const;
export type ReturnPayer = (typeof returnPayers)[number];

export const returnPayerLabel: Readonly<Record<ReturnPayer, string>> = {
  CONSIGNOR: 'Consignor',
  CONSIGNEE: 'Consignee',
  BILLING_PARTY: 'Billing party',
  TRANSPORTER: 'Transporter',
};
