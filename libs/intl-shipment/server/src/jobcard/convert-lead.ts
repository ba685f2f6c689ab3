import {
  allowedLeadMoves,
  convertibleStages,
  type ConvertedLead,
  type ConvertLeadInput,
  jobModeOf,
  jobNotesOf,
  type Lead,
  leadProblems,
  winningProblem,
} from '@freightdesk/intl-shipment-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { heldAsSeen, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import type { CreateParty, IntlShipmentPorts } from '../intl-shipment-ports';
import { createJobcard } from './add-jobcard';
import { findLeadOrRefuse, leads } from '../lead/find-lead';
import { changeLead } from '../lead/lead.repository';
import { noQuotations, refuseUnknownQuotation } from '../lead/quotations';

/** Wins a lead: its customer and its jobcard are made with it, or nothing is. */
export async function convertLead(
  { id, version, ...said }: ConvertLeadInput,
  context: WriteContext,
  { takeJobNumber, createParty }: Pick<IntlShipmentPorts, 'takeJobNumber' | 'createParty'>,
): Promise<ConvertedLead> {
  const { tx, clock } = context;
  const lead = await heldAsSeen(leads, { id, version }, tx);
  const { direction } = lead;
  if (!convertibleStages.includes(lead.stage)) {
    refuse(leadProblems.illegal_move, { members: { allowed: allowedLeadMoves(lead.stage) } });
  }
  if (direction === 'DOMESTIC') refuse(leadProblems.no_dockets);
  refuseUnknownQuotation(said);
  const problem = winningProblem(said, noQuotations);
  if (problem) refuse(commonProblems.invalid, { errors: [problem] });

  const customerId = lead.partyId ?? (await customerOf(lead, context, createParty));
  const job = { ...sharedFields(lead), direction, customerId, date: clock.today() };
  const { id: jobcardId } = await createJobcard(job, context, takeJobNumber);
  await changeLead(context, id, { stage: 'WON', partyId: customerId, jobcardId });

  const after = await findLeadOrRefuse(tx, id);
  const reason = said.withoutQuotationReason;
  await context.audit({ record: 'lead', recordId: id, action: 'convert', before: lead, after, reason });
  return { jobcardId };
}

async function customerOf(lead: Lead, context: WriteContext, createParty: CreateParty): Promise<string> {
  const { companyName: name, email, mobile: phone } = lead;
  const { id } = await createParty({ name, roles: ['CUSTOMER'], email, phone, address: null }, context);
  return id;
}

/** What a lead and a jobcard both know. The route may still be open: a draft waits for it. */
const sharedFields = (lead: Lead) => ({
  mode: jobModeOf(lead.service),
  ownerId: lead.ownerId,
  incoterm: lead.incoterm,
  commodity: lead.commodity,
  originLocode: lead.originLocode,
  originPlace: lead.originPlace,
  destinationLocode: lead.destinationLocode,
  destinationPlace: lead.destinationPlace,
  notes: jobNotesOf(lead),
});
