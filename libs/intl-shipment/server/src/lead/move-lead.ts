import {
  allowedLeadMoves,
  type Lead,
  leadMoveProblems,
  leadProblems,
  type MoveLeadInput,
} from '@freightdesk/intl-shipment-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { leads } from './find-lead';
import { quotedOf } from './lead-quotations.repository';
import { changeLead } from './lead.repository';

/** Moves a lead to another stage. A lead that is lost keeps its follow-up date, so that it can be taken up again. */
export function moveLead({ id, version, to, ...said }: MoveLeadInput, context: WriteContext): Promise<Lead> {
  const reason = said.reason ?? said.withoutQuotationReason;
  return changeRecord(leads, { id, version, action: 'move', reason }, context, async ({ stage: from }) => {
    const allowed = allowedLeadMoves(from);
    if (!allowed.includes(to)) refuse(leadProblems.illegal_move, { members: { allowed } });
    const facts = { now: context.clock.now(), ...(await quotedOf(context.tx, id)) };
    const errors = leadMoveProblems({ from, to, ...said }, facts);
    if (errors.length > 0) refuse(commonProblems.invalid, { errors });

    await changeLead(context, id, {
      stage: to,
      lostReason: to === 'LOST' ? said.lostReason : null,
      lostTo: to === 'LOST' ? (said.lostTo ?? null) : null,
      nextFollowUpAt: said.nextFollowUpAt,
    });
  });
}
