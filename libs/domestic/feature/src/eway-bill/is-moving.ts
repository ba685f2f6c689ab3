import { type DocketStatus, statusesUnderway } from '@freightdesk/domestic-contract';

/** Whether the goods have yet to arrive, so that the end of an e-way bill still matters to them. */
export const isMoving = (status: DocketStatus): boolean =>
  status === 'DRAFT' || status === 'BOOKED' || status === 'PICKUP_ASSIGNED' || statusesUnderway.includes(status);
