import {
  type Quotation,
  quotationProblems,
  quotationProblemsOf,
  type UpdateQuotationInput,
} from '@freightdesk/intl-shipment-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { changeRecord, refuse, refuseUnknown, type WriteContext } from '@freightdesk/shared-server-kit';
import type { IntlShipmentPorts } from '../intl-shipment-ports';
import { findLead } from '../lead/lead.repository';
import { refuseRedating } from '../numbered-date';
import { asKept, customerNameOf, quotationReferences, refuseUnknownAt } from './quotation-fields';
import { replaceAlternatives } from './quotation-lines.repository';
import { changeQuotation } from './quotation.repository';
import { quotationsAt } from './read-quotation';
import { pricedLines, repriced } from './write-lines';

/** Changes a draft: what is left out stays, null clears, alternatives are written anew. What was sent is revised. */
export function updateQuotation(
  { id, version, alternatives, charges, termIds, ...fields }: UpdateQuotationInput,
  context: WriteContext,
  ports: IntlShipmentPorts,
): Promise<Quotation> {
  const { tx } = context;
  return changeRecord(quotationsAt(context.clock), { id, version, action: 'update' }, context, async (before) => {
    if (before.status !== 'DRAFT') refuse(quotationProblems.sent);
    refuseRedating(before, fields.date, context);
    refuseContradictions(before, { ...fields, alternatives, charges });

    const isRepriced = alternatives !== undefined || charges !== undefined;
    const date = fields.date ?? before.date;
    const priced = isRepriced
      ? await pricedLines({ lines: { alternatives, charges }, date, before }, tx, ports.ratesOfDay)
      : await repriced(before, date, tx, ports.ratesOfDay);
    const chosen = { use: 'QUOTATION', termIds, refuseUnknown: refuseUnknownAt } as const;
    const terms = termIds && (await ports.agreedTerms(tx, chosen));
    const changes = {
      ...asKept(fields),
      ...(await customerChange(before, fields.partyId, context)),
      ...priced.figures,
      ...(terms && { terms: JSON.stringify(terms) }),
    };
    await refuseUnknown(quotationReferences, () => changeQuotation(context, id, changes));
    if (isRepriced) await replaceAlternatives(tx, id, priced.alternatives);
  });
}

/** What the fields say together, once the whole is known. */
function refuseContradictions(before: Quotation, changes: Partial<UpdateQuotationInput>): void {
  const { leadId, partyId, date, validUntil } = before;
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const errors = quotationProblemsOf({ leadId, partyId, date, validUntil, ...given });
  if (errors.length > 0) refuse(commonProblems.invalid, { errors });
}

async function customerChange(before: Quotation, partyId: string | null | undefined, { tx }: Pick<WriteContext, 'tx'>) {
  if (partyId === undefined || partyId === before.partyId) return {};
  const lead = before.leadId === null ? null : ((await findLead(tx, before.leadId)) ?? null);
  return { customerName: await customerNameOf(tx, partyId, lead) };
}
