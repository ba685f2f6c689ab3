import {
  type AcceptQuotationInput,
  allowedLeadMoves,
  convertibleStages,
  type Lead,
  leadProblems,
  type Quotation,
} from '@freightdesk/intl-shipment-contract';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import type { IntlShipmentPorts } from '../intl-shipment-ports';
import { findLeadOrRefuse } from '../lead/find-lead';
import { lockLead } from '../lead/lead.repository';
import { refuseIllegal } from '../quotation/act-on-quotation';
import { lockQuotation } from '../quotation/quotation.repository';
import { findQuotationOrRefuse, quotationsAt } from '../quotation/read-quotation';
import { win } from './win';

export function refuseUnwinnable({ stage }: Pick<Lead, 'stage'>): void {
  if (convertibleStages.includes(stage)) return;
  refuse(leadProblems.illegal_move, { members: { allowed: allowedLeadMoves(stage) } });
}

/** Whoever wins holds the lead first and its quotation then, so that two ways to win one lead follow each other. */
async function heldLead(leadId: string | null, { tx }: WriteContext): Promise<Lead | null> {
  if (leadId === null) return null;
  await lockLead(tx, leadId);
  return findLeadOrRefuse(tx, leadId);
}

/** Holds what an acceptance holds, in its order, so that answers to one quotation follow each other. */
export async function heldForAnswer(id: string, { tx, clock }: Pick<WriteContext, 'tx' | 'clock'>): Promise<void> {
  const { leadId } = await findQuotationOrRefuse(tx, id, clock.today());
  if (leadId !== null) await lockLead(tx, leadId);
  await lockQuotation(tx, id);
}

/** The customer said yes: what was quoted becomes a jobcard or a docket, and the lead is won. */
export async function acceptQuotation(
  { id, version, ...acceptance }: AcceptQuotationInput & { answeredFrom?: string },
  context: WriteContext,
  ports: IntlShipmentPorts,
): Promise<Quotation> {
  const { tx, clock } = context;
  const { leadId } = await findQuotationOrRefuse(tx, id, clock.today());
  const lead = await heldLead(leadId, context);
  const accepted = await changeRecord(
    quotationsAt(clock),
    { id, version, action: 'accept' },
    context,
    async (quotation) => {
      refuseIllegal('accept', quotation);
      if (lead) refuseUnwinnable(lead);
      await win({ lead, quotation, acceptance }, context, ports);
    },
  );
  if (lead) {
    const after = await findLeadOrRefuse(tx, lead.id);
    await context.audit({ record: 'lead', recordId: lead.id, action: 'convert', before: lead, after });
  }
  return accepted;
}
