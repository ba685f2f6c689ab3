import type { ApproveCreditInput, CreditStanding } from '@freightdesk/parties-contract';
import { newId } from '@freightdesk/shared-database';
import { type WriteContext, writtenBy } from '@freightdesk/shared-server-kit';
import { insertApproval } from './credit.repository';
import { type CreditPorts, creditStanding } from './credit-standing';

/** An administrator lets one draft go on beyond its customer's credit; the record's own trail has the reason. */
export async function approveCredit(
  { reason, ...approval }: ApproveCreditInput,
  context: WriteContext,
  ports: CreditPorts,
): Promise<CreditStanding> {
  const { tx, clock, actor, audit } = context;
  const { partyId: id, record, recordId, approvedPaise } = approval;
  const before = await creditStanding({ id, record, recordId }, tx, ports);
  await insertApproval(tx, { ...approval, id: newId(), reason, ...writtenBy({ clock, actor }) });
  await audit({
    ...{ record, recordId, action: 'approve credit', reason },
    after: { party: before.name, approvedUpToPaise: approvedPaise, outstandingPaise: before.outstandingPaise },
  });
  return creditStanding({ id, record, recordId }, tx, ports);
}
