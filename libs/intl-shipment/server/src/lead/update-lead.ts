import { isReachable, type Lead, type UpdateLeadInput } from '@freightdesk/intl-shipment-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse, refuseUnknown, type WriteContext } from '@freightdesk/shared-server-kit';
import { refuseRedating } from '../numbered-date';
import { findLeadOrRefuse, leadToChange } from './find-lead';
import { inNormalSpelling, leadReferences } from './lead-fields';
import { changeLead } from './lead.repository';

/** Changes a lead, but not its stage: what is left out stays, null clears. */
export async function updateLead({ id, version, ...input }: UpdateLeadInput, context: WriteContext): Promise<Lead> {
  const { tx } = context;
  const before = await leadToChange(tx, { id, version });
  refuseRedating(before, input.date, context);
  const changes = inNormalSpelling(input);
  if (!isReachable({ ...before, ...changes })) {
    const message = 'Enter a mobile number or an e-mail address.';
    refuse(commonProblems.invalid, { errors: [{ field: 'mobile', code: 'reachable', message }] });
  }

  await refuseUnknown(leadReferences, () => changeLead(context, id, { ...changes }));
  const after = await findLeadOrRefuse(tx, id);
  await context.audit({ record: 'lead', recordId: id, action: 'update', before, after });
  return after;
}
