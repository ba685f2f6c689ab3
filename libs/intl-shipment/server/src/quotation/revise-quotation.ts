import type { Quotation } from '@freightdesk/intl-shipment-contract';
import { addDays, type BusinessDate, daysBetween } from '@freightdesk/shared-calendar';
import { newId } from '@freightdesk/shared-database';
import type { SeenInput } from '@freightdesk/shared-endpoint/schema';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { IntlShipmentPorts } from '../intl-shipment-ports';
import { actOnQuotation } from './act-on-quotation';
import { keptAsked } from './quotation-fields';
import { replaceAlternatives } from './quotation-lines.repository';
import { changeQuotation, insertQuotation } from './quotation.repository';
import { findQuotationOrRefuse } from './read-quotation';
import { repriced } from './write-lines';

/** Makes the next revision of what was sent: a draft of today with the same lines, valid for as long as this one was. */
export async function reviseQuotation(
  input: SeenInput,
  context: WriteContext,
  { ratesOfDay }: Pick<IntlShipmentPorts, 'ratesOfDay'>,
): Promise<Quotation> {
  const { tx, clock } = context;
  const superseded = await actOnQuotation('revise', input, context, () =>
    changeQuotation(context, input.id, { status: 'SUPERSEDED' }),
  );
  const id = newId();
  const date = clock.today();
  const { alternatives, figures } = await repriced(superseded, date, tx, ratesOfDay);
  await insertQuotation(context, {
    ...particularsOf(superseded),
    ...figures,
    id,
    revision: superseded.revision + 1,
    status: 'DRAFT',
    date,
    validUntil: validFrom(date, superseded),
  });
  await replaceAlternatives(tx, id, alternatives);

  const after = await findQuotationOrRefuse(tx, id, date);
  await context.audit({ record: 'quotation', recordId: id, action: 'add', after });
  return after;
}

const validFrom = (today: BusinessDate, { date, validUntil }: Quotation): BusinessDate =>
  addDays(today, daysBetween(date, validUntil));

/** What a revision has of the one before it. */
const particularsOf = (quotation: Quotation) => ({
  number: quotation.number,
  leadId: quotation.leadId,
  partyId: quotation.partyId,
  customerName: quotation.customerName,
  ownerId: quotation.ownerId,
  mode: quotation.mode,
  direction: quotation.direction,
  ...keptAsked(quotation),
  currency: quotation.currency,
  transitDays: quotation.transitDays,
  freeDays: quotation.freeDays,
  notes: quotation.notes,
  terms: JSON.stringify(quotation.terms),
});
