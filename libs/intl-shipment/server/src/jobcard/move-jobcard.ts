import {
  allowedJobcardMoves,
  areShipmentsDelivered,
  type Jobcard,
  jobcardMoveProblems,
  jobcardProblems,
  type MoveJobcardInput,
} from '@freightdesk/intl-shipment-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import type { IntlShipmentPorts } from '../intl-shipment-ports';
import { soldTo } from '@freightdesk/tax-contract';
import { cancelShipments } from '../shipment/cancel-shipments';
import { openShipment } from '../shipment/open-shipment';
import { type FloorPorts, refuseBelowFloor } from './closing-floor';
import { changeJobcard } from './jobcard.repository';
import { jobcards } from './read-jobcard';

type Ports = Pick<IntlShipmentPorts, 'countPostedDocuments' | 'withinCredit'> & FloorPorts;

/** Moves a job to another status. Opening it makes its shipment; cancelling it ends a shipment that has not left. */
export function moveJobcard(
  { id, version, to, reason }: MoveJobcardInput,
  context: WriteContext,
  { countPostedDocuments, withinCredit, ...floor }: Ports,
): Promise<Jobcard> {
  const { tx, actor } = context;
  return changeRecord(jobcards, { id, version, action: 'move', reason }, context, async (before) => {
    const allowed = allowedJobcardMoves(before.status, actor.role);
    if (!allowed.includes(to)) refuse(jobcardProblems.illegal_move, { members: { allowed } });
    const facts = {
      ...before,
      hasPackages: before.packages.length > 0,
      areShipmentsDelivered: areShipmentsDelivered(before),
      postedDocuments: await countPostedDocuments(tx, id),
    };
    const errors = jobcardMoveProblems({ to, reason }, facts);
    if (errors.length > 0) refuse(commonProblems.invalid, { errors });
    if (to === 'CLOSED') await refuseBelowFloor(before, context, floor);

    if (to === 'OPEN') {
      const { customerId: partyId, charges } = before;
      const documentPaise = soldTo(partyId, charges);
      await withinCredit(context, { partyId, record: 'jobcard', recordId: id, documentPaise });
    }
    const cancelReason = to === 'CANCELLED' ? reason : undefined;
    await changeJobcard(context, id, { status: to, cancelReason });
    if (to === 'OPEN') await openShipment(before, context);
    if (to === 'CANCELLED') await cancelShipments(before, reason ?? null, context);
  });
}
