import {
  allowedLeadMoves,
  type Lead,
  leadMoveFlaws,
  leadProblems,
  type MoveLeadInput,
} from '@freightdesk/intl-shipment-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { findLeadOrRefuse, leadToChange } from './find-lead';
import { changeLead } from './lead.repository';
import { noQuotations, refuseUnknownQuotation } from './quotations';

/** Moves a lead to another stage. A lead that is lost keeps its follow-up date, so that it can be taken up again. */
export async function moveLead({ id, version, to, ...said }: MoveLeadInput, context: WriteContext): Promise<Lead> {
  const { tx, clock } = context;
  const before = await leadToChange(tx, { id, version });
  const allowed = allowedLeadMoves(before.stage);
  if (!allowed.includes(to)) refuse(leadProblems.illegal_move, { members: { allowed } });
  refuseUnknownQuotation(said);
  const errors = leadMoveFlaws({ from: before.stage, to, ...said }, { now: clock.now(), ...noQuotations });
  if (errors.length > 0) refuse(commonProblems.invalid, { errors });

  await changeLead(context, id, {
    stage: to,
    lostReason: to === 'LOST' ? said.lostReason : null,
    lostTo: to === 'LOST' ? (said.lostTo ?? null) : null,
    nextFollowUpAt: said.nextFollowUpAt,
  });
  const after = await findLeadOrRefuse(tx, id);
  const reason = said.reason ?? said.withoutQuotationReason;
  await context.audit({ record: 'lead', recordId: id, action: 'move', before, after, reason });
  return after;
}
