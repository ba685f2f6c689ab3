import {
  type DocketStatus,
  type EwayBilled,
  ewayBillClock,
  type EwayBillState,
  ewayBillState,
  ewayBillStateLabel,
  ewayBillValidUntil,
  statusesUnderway,
} from '@freightdesk/domestic-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { StatusChip, type Tone } from '@freightdesk/shared-ui';

const tones: Readonly<Partial<Record<EwayBillState, Tone>>> = {
  REQUIRED: 'warning',
  PART_A_ONLY: 'warning',
  ACTIVE: 'success',
  EXTENDED: 'success',
  EXPIRED: 'error',
};
const clockTones = { green: 'success', amber: 'warning', red: 'error', expired: 'error' } as const;

/** Whether the goods have yet to arrive, so that the end of an e-way bill still matters to them. */
export const isMoving = (status: DocketStatus): boolean =>
  status === 'DRAFT' || status === 'BOOKED' || status === 'PICKUP_ASSIGNED' || statusesUnderway.includes(status);

interface EwayBillChipProps {
  bill: EwayBilled;
  status: DocketStatus;
}

/** How an invoice stands to its e-way bill now; a valid one that ends soon loses its green. */
export function EwayBillChip({ bill, status }: EwayBillChipProps) {
  const { t } = useTranslation();
  const now = systemClock.now();
  const state = ewayBillState(bill, { status, now });
  const end = ewayBillValidUntil(bill);
  const isRunning = state === 'ACTIVE' || state === 'EXTENDED';
  const tone = isRunning && end ? clockTones[ewayBillClock(end, now)] : tones[state];
  return <StatusChip label={t(ewayBillStateLabel[state])} tone={tone} />;
}
