import type { DocketStatus } from './docket.machine';
import { type EwayBilled, ewayBillLimitPaise, ewayBillValidUntil } from '../eway-bill/eway-bill.rules';

export const ewayBillStates = [
  'NOT_REQUIRED',
  'REQUIRED',
  'PART_A_ONLY',
  'ACTIVE',
  'EXTENDED',
  'EXPIRED',
  'CANCELLED',
  'CLOSED',
] as const;
export type EwayBillState = (typeof ewayBillStates)[number];

export const ewayBillStateLabel: Readonly<Record<EwayBillState, string>> = {
  NOT_REQUIRED: 'Not needed',
  REQUIRED: 'Needed',
  PART_A_ONLY: 'Part A only',
  ACTIVE: 'Valid',
  EXTENDED: 'Extended',
  EXPIRED: 'Expired',
  CANCELLED: 'Cancelled',
  CLOSED: 'Closed',
};

const arrived: readonly DocketStatus[] = ['DELIVERED', 'POD_UPLOADED', 'POD_VERIFIED', 'RTO_DELIVERED'];

/** How an invoice stands to its e-way bill at a moment. Nothing of it is stored: the clock decides. */
export function ewayBillState(bill: EwayBilled, { status, now }: { status: DocketStatus; now: Date }): EwayBillState {
  if (!bill.ewayBillNumber) return bill.valuePaise > ewayBillLimitPaise ? 'REQUIRED' : 'NOT_REQUIRED';
  if (status === 'CANCELLED') return 'CANCELLED';
  if (arrived.includes(status)) return 'CLOSED';
  const validUntil = ewayBillValidUntil(bill);
  if (validUntil === null) return 'PART_A_ONLY';
  if (validUntil < now) return 'EXPIRED';
  return bill.extensions?.length ? 'EXTENDED' : 'ACTIVE';
}

export type EwayBillClock = 'green' | 'amber' | 'red' | 'expired';

const hourMs = 60 * 60 * 1000;
const amberHours = 12;
/** The extension window opens. */
const redHours = 8;

/** How pressing the end of a bill is: amber from 12 hours, red from 8, when it may be extended. */
export function ewayBillClock(validUntil: Date, now: Date): EwayBillClock {
  const left = validUntil.getTime() - now.getTime();
  if (left < 0) return 'expired';
  if (left <= redHours * hourMs) return 'red';
  return left <= amberHours * hourMs ? 'amber' : 'green';
}
