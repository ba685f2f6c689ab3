import {
  type DeletedLead,
  type DeleteLeadInput,
  isDeletableLead,
  leadProblems,
} from '@freightdesk/intl-shipment-contract';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { leadToChange } from './find-lead';
import { removeLead } from './lead.repository';

/** Deletes a lead that was added by mistake; one that somebody worked on is part of the record. */
export async function deleteLead({ id, version }: DeleteLeadInput, context: WriteContext): Promise<DeletedLead> {
  const lead = await leadToChange(context.tx, { id, version });
  if (!isDeletableLead(lead)) refuse(leadProblems.not_new);

  await removeLead(context.tx, id);
  await context.audit({ record: 'lead', recordId: id, action: 'delete', before: lead });
  return { id };
}
