import {
  allowedDocketMoves,
  bookingProblems,
  type Docket,
  docketProblems,
  type MoveDocketInput,
} from '@freightdesk/domestic-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { soldTo } from '@freightdesk/tax-contract';
import { recordEvent } from '@freightdesk/tracking-server';
import type { DomesticPorts } from '../domestic-ports';
import { divisorFor } from './divisor';
import { changeDocket } from './docket.repository';
import { dockets } from './read-docket';

/** Books a docket or cancels it; every other step is its shipment's. */
export function moveDocket(
  { id, version, to, reason }: MoveDocketInput,
  context: WriteContext,
  ports: DomesticPorts,
): Promise<Docket> {
  return changeRecord(dockets, { id, version, action: 'move', reason }, context, async (before) => {
    const allowed = allowedDocketMoves(before.status);
    if (!allowed.includes(to)) refuse(docketProblems.illegal_move, { members: { allowed } });
    if (to === 'BOOKED') await book(before, context, ports);
    else await cancel(before, reason, context);
  });
}

/** Its number is taken here, and the divisor is what is agreed today. Its first event is a plan: the goods have not moved. */
async function book(docket: Docket, context: WriteContext, ports: DomesticPorts): Promise<void> {
  const errors = bookingProblems(docket);
  if (errors.length > 0) refuse(commonProblems.invalid, { errors });
  const { id, status: from, branchId, date } = docket;
  const { tx, clock } = context;
  if (docket.billingPartyId) {
    const partyId = docket.billingPartyId;
    const documentPaise = soldTo(partyId, docket.charges);
    await ports.withinCredit(context, { partyId, record: 'docket', recordId: id, documentPaise });
  }
  const volumetricDivisor = await divisorFor(tx, docket, ports);
  const number = await ports.takeDocketNumber(context, { branchId, date });
  const planned = { from, to: 'BOOKED', at: clock.now(), classifier: 'PLN', source: 'system' } as const;
  await recordEvent({ ...planned, record: 'domestic-shipment', recordId: id }, context, (position) =>
    changeDocket(context, id, { ...position, number, volumetricDivisor }),
  );
}

async function cancel({ id, status: from }: Docket, reason: string | undefined, context: WriteContext): Promise<void> {
  const at = context.clock.now();
  if (!reason) refuse(commonProblems.invalid, { errors: [{ field: 'reason', code: 'required', message: 'Say why.' }] });
  const cancelled = { from, to: 'CANCELLED', at, source: 'manual', reason } as const;
  await recordEvent({ ...cancelled, record: 'domestic-shipment', recordId: id }, context, (position) =>
    changeDocket(context, id, { ...position, cancelReason: reason }),
  );
}
