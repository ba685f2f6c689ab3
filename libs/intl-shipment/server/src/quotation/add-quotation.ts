import type { AddQuotationInput, Quotation } from '@freightdesk/intl-shipment-contract';
import { newId, type Tx } from '@freightdesk/shared-database';
import { refuseUnknown, type WriteContext } from '@freightdesk/shared-server-kit';
import type { IntlShipmentPorts } from '../intl-shipment-ports';
import { findLead } from '../lead/lead.repository';
import { asKept, customerNameOf, knownToLead, quotationReferences, refuseUnknownAt } from './quotation-fields';
import { replaceAlternatives } from './quotation-lines.repository';
import { insertQuotation } from './quotation.repository';
import { findQuotationOrRefuse } from './read-quotation';
import { pricedLines } from './write-lines';

const leadNamed = async (tx: Tx, leadId: string | null | undefined) =>
  leadId ? ((await findLead(tx, leadId)) ?? refuseUnknownAt('leadId')) : null;

/** Adds a quotation as a draft, of a lead or of a customer; what is left out of its route is as the lead knows it. */
export async function addQuotation(
  { alternatives, charges, termIds, leadId, partyId: named, ...fields }: AddQuotationInput,
  context: WriteContext,
  ports: IntlShipmentPorts,
): Promise<Quotation> {
  const { tx, actor, clock } = context;
  const lead = await leadNamed(tx, leadId);
  const partyId = named ?? lead?.partyId ?? null;
  const customerName = await customerNameOf(tx, partyId, lead);
  const priced = await pricedLines({ lines: { alternatives, charges }, date: fields.date }, tx, ports.ratesOfDay);
  const terms = await ports.agreedTerms(tx, { use: 'QUOTATION', termIds, refuseUnknown: refuseUnknownAt });
  const id = newId();
  const quotation = {
    ownerId: actor.userId,
    currency: 'INR',
    ...knownToLead(lead),
    ...asKept(fields),
    ...priced.figures,
    ...{ id, leadId: lead?.id ?? null, partyId, customerName, terms: JSON.stringify(terms) },
    number: await ports.takeQuotationNumber(context, fields.date),
    revision: 1,
    status: 'DRAFT',
  };
  await refuseUnknown(quotationReferences, () => insertQuotation(context, quotation));
  await replaceAlternatives(tx, id, priced.alternatives);

  const after = await findQuotationOrRefuse(tx, id, clock.today());
  await context.audit({ record: 'quotation', recordId: id, action: 'add', after });
  return after;
}
