import {
  allowedLeadMoves,
  type ConvertedLead,
  type ConvertLeadInput,
  type Lead,
  leadProblems,
  type MoveLeadInput,
  winningProblem,
} from '@freightdesk/intl-shipment-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { heldAsSeen, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import type { IntlShipmentPorts } from '../intl-shipment-ports';
import { findLeadOrRefuse, leads } from '../lead/find-lead';
import { becameByAcceptance, lockLead, markConverted } from '../lead/lead.repository';
import { quotedOf } from '../lead/lead-quotations.repository';
import { moveLead } from '../lead/move-lead';
import { findQuotationHeader } from '../quotation/quotation.repository';
import { acceptQuotation, refuseUnwinnable } from './accept-quotation';
import { win } from './win';

/** Converts a lead, once: to what it became when its quotation was accepted, or to what it becomes by being won now. */
export async function convertLead(
  input: ConvertLeadInput,
  context: WriteContext,
  ports: IntlShipmentPorts,
): Promise<ConvertedLead> {
  const { tx, clock } = context;
  const became = (await acceptedBefore(input, context)) ?? (await winNow(input, context, ports));
  await markConverted(tx, input.id, clock.now());
  return became;
}

/**
 * Who accepts a quotation and then converts its lead, as two steps, is told what the acceptance made. It changed the lead behind
 * the version that they saw, and nothing is written over.
 */
async function acceptedBefore(
  { id, quotationId }: ConvertLeadInput,
  { tx }: WriteContext,
): Promise<ConvertedLead | null> {
  if (!quotationId) return null;
  await lockLead(tx, id);
  const became = await becameByAcceptance(tx, id, quotationId);
  return became ? answerOf(became) : null;
}

/** Wins a lead: its customer and its jobcard or docket are made with it, or nothing is. */
async function winNow(
  { id, version, quotationId, withoutQuotationReason }: ConvertLeadInput,
  context: WriteContext,
  ports: IntlShipmentPorts,
): Promise<ConvertedLead> {
  const { tx } = context;
  const lead = await heldAsSeen(leads, { id, version }, tx);
  refuseUnwinnable(lead);
  const problem = winningProblem({ quotationId, withoutQuotationReason }, await quotedOf(tx, id));
  if (problem) refuse(commonProblems.invalid, { errors: [problem] });
  if (quotationId) return winBy(quotationId, lead, context, ports);

  const became = await win({ lead, quotation: null, acceptance: {} }, context, ports);
  const after = await findLeadOrRefuse(tx, id);
  const entry = { record: 'lead', recordId: id, action: 'convert', before: lead, after };
  await context.audit({ ...entry, reason: withoutQuotationReason });
  return became;
}

const answerOf = ({ jobcardId, docketId }: Pick<Lead, 'jobcardId' | 'docketId'>): ConvertedLead =>
  jobcardId === null ? { docketId: docketId ?? undefined } : { jobcardId };

const refuseAt = (message: string): never =>
  refuse(commonProblems.invalid, { errors: [{ field: 'quotationId', code: 'unknown', message }] });

/** The quotation is accepted as if its customer's yes had been entered there, by whom we speak to. */
async function winBy(id: string, lead: Lead, context: WriteContext, ports: IntlShipmentPorts): Promise<ConvertedLead> {
  const found = await findQuotationHeader(context.tx, id, context.clock.today());
  if (!found || found.leadId !== lead.id) return refuseAt('This quotation does not exist.');
  const acceptance = { id, version: found.version, acceptedBy: lead.contactName };
  return answerOf(await acceptQuotation(acceptance, context, ports));
}

/** Moves a lead. One that is won by a quotation is won as any other is: with what it becomes. */
export async function moveOrWinLead(
  input: MoveLeadInput,
  context: WriteContext,
  ports: IntlShipmentPorts,
): Promise<Lead> {
  const { id, version, to, quotationId } = input;
  if (to !== 'WON' || quotationId === undefined) return moveLead(input, context);
  const lead = await heldAsSeen(leads, { id, version }, context.tx);
  const allowed = allowedLeadMoves(lead.stage);
  if (!allowed.includes('WON')) refuse(leadProblems.illegal_move, { members: { allowed } });
  await winBy(quotationId, lead, context, ports);
  return findLeadOrRefuse(context.tx, id);
}
