import { houseOf, jobcardProblems, wonAsLead } from '@freightdesk/intl-shipment-contract';
import type { Gone, SeenInput } from '@freightdesk/shared-endpoint/schema';
import { heldAsSeen, refuse, refuseReferred, type WriteContext } from '@freightdesk/shared-server-kit';
import { removeCharges } from '@freightdesk/tax-server';
import { findLeadOrRefuse } from '../lead/find-lead';
import { removeJobcard } from './jobcard.repository';
import { jobcards } from './read-jobcard';

/** Deletes a draft that nothing refers to; its number stays given. */
export async function deleteJobcard({ id, version }: SeenInput, context: WriteContext): Promise<Gone> {
  const { tx } = context;
  const job = await heldAsSeen(jobcards, { id, version }, tx);
  if (job.status !== 'DRAFT') refuse(jobcardProblems.in_use);
  if (job.leadId !== null) {
    const { number } = await findLeadOrRefuse(tx, job.leadId);
    const references = [{ record: 'lead', id: job.leadId, number }];
    refuse(jobcardProblems.in_use, { message: wonAsLead, values: { number }, members: { references } });
  }

  if (job.master !== null) {
    const { id: masterId, number } = job.master;
    const references = [{ record: 'jobcard', id: masterId, number }];
    refuse(jobcardProblems.in_use, { message: houseOf, values: { number }, members: { references } });
  }

  await removeCharges(tx, { record: 'jobcard', recordId: id });
  await refuseReferred(jobcardProblems.in_use, () => removeJobcard(tx, id));
  await context.audit({ record: 'jobcard', recordId: id, action: 'delete', before: job });
  return { id };
}
