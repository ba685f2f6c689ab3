import {
  type FollowUpLeadInput,
  followUpProblems,
  type Lead,
  stageAfterFollowUp,
} from '@freightdesk/intl-shipment-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { leads } from './find-lead';
import { changeLead } from './lead.repository';

/** Keeps what was said and when to speak next. The trail has every one of them, each by how it was spoken. */
export function followUpLead(
  { id, version, kind, text, nextFollowUpAt }: FollowUpLeadInput,
  context: WriteContext,
): Promise<Lead> {
  const now = context.clock.now();
  return changeRecord(leads, { id, version, action: kind.toLowerCase() }, context, async ({ stage }) => {
    const errors = followUpProblems({ stage, nextFollowUpAt }, now);
    if (errors.length > 0) refuse(commonProblems.invalid, { errors });
    await changeLead(context, id, {
      ...{ lastFollowUp: text, followedUpAt: now, nextFollowUpAt },
      stage: stageAfterFollowUp(stage),
    });
  });
}
