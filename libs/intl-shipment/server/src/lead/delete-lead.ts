import { isDeletableLead, leadProblems } from '@freightdesk/intl-shipment-contract';
import type { Gone, SeenInput } from '@freightdesk/shared-endpoint/schema';
import { heldAsSeen, refuse, refuseReferred, type WriteContext } from '@freightdesk/shared-server-kit';
import { removeLead } from './lead.repository';
import { leads } from './find-lead';

/** Deletes a lead that was added by mistake; one that somebody worked on is part of the record. */
export async function deleteLead({ id, version }: SeenInput, context: WriteContext): Promise<Gone> {
  const lead = await heldAsSeen(leads, { id, version }, context.tx);
  if (!isDeletableLead(lead)) refuse(leadProblems.not_new);

  await refuseReferred(leadProblems.quoted, () => removeLead(context.tx, id));
  await context.audit({ record: 'lead', recordId: id, action: 'delete', before: lead });
  return { id };
}
