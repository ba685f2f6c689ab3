import type { AddLeadInput, Lead } from '@freightdesk/intl-shipment-contract';
import { newId } from '@freightdesk/shared-database';
import { refuseUnknown, type WriteContext } from '@freightdesk/shared-server-kit';
import type { TakeLeadNumber } from '../intl-shipment-ports';
import { findLeadOrRefuse } from './find-lead';
import { asKept, leadReferences } from './lead-fields';
import { insertLead } from './lead.repository';

/** Adds a lead; whoever adds it owns it unless another is named. */
export async function addLead(input: AddLeadInput, context: WriteContext, takeNumber: TakeLeadNumber): Promise<Lead> {
  const { tx, actor } = context;
  const { ownerId = actor.userId, priority = 'NORMAL', isDangerous = false } = input;
  const id = newId();
  const number = await takeNumber(context, input.date);
  const lead = { ...asKept(input), id, number, ownerId, priority, isDangerous, stage: 'NEW' };
  await refuseUnknown(leadReferences, () => insertLead(context, lead));

  const added = await findLeadOrRefuse(tx, id);
  await context.audit({ record: 'lead', recordId: id, action: 'add', after: added });
  return added;
}
