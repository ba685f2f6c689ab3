import {
  acceptanceProblems,
  type ConvertedLead,
  jobModeOf,
  jobNotesOf,
  jobNotesOfQuoted,
  type Lead,
  type Quotation,
  type QuotedAlternative,
} from '@freightdesk/intl-shipment-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { asAgreed } from '@freightdesk/tax-contract';
import { writeCharges } from '@freightdesk/tax-server';
import type { IntlShipmentPorts } from '../intl-shipment-ports';
import { createJobcard } from '../jobcard/add-jobcard';
import { changeLead } from '../lead/lead.repository';
import { answeredByLink } from '../quotation/answered-by-link';
import { changeQuotation } from '../quotation/quotation.repository';

/** How a customer said yes. */
export interface Acceptance {
  alternative?: number | undefined;
  acceptedAt?: string | undefined;
  acceptedBy?: string | undefined;
  reference?: string | undefined;
  /** From which network, where the customer said so by a link. */
  answeredFrom?: string | undefined;
}

/** What the customer chose of a quotation. */
interface Chosen {
  quotation: Quotation;
  alternative: QuotedAlternative;
}

/** A lead, the quotation that won it, or both; each is held by who wins. */
export interface Won {
  lead: Lead | null;
  quotation: Quotation | null;
  acceptance: Acceptance;
}

/** The one way to win: the customer, the jobcard or docket, the quotation and the lead change together, or nothing does. */
export async function win(won: Won, context: WriteContext, ports: IntlShipmentPorts): Promise<ConvertedLead> {
  const { lead, quotation, acceptance } = won;
  const chosen = quotation && chosenOf(quotation, acceptance, context);
  const payerId = quotation?.partyId ?? lead?.partyId ?? (await customerOf(lead, context, ports));
  const became = await begin({ lead, chosen, payerId }, context, ports);
  if (chosen) {
    await takeOver(chosen.alternative, { became, payerId }, context);
    await markAccepted(chosen, { ...acceptance, partyId: payerId }, became, context);
  }
  if (lead) await changeLead(context, lead.id, { stage: 'WON', partyId: payerId, ...became });
  return became;
}

/** The alternative that was accepted, once all is said that an acceptance needs. */
function chosenOf(quotation: Quotation, said: Acceptance, { clock }: WriteContext): Chosen {
  const errors = acceptanceProblems(said, quotation);
  const isAhead = said.acceptedAt !== undefined && new Date(said.acceptedAt) > clock.now();
  if (isAhead) errors.push({ field: 'acceptedAt', code: 'event_time', message: 'This has not happened yet.' });
  const alternative = quotation.alternatives[(said.alternative ?? 1) - 1];
  if (errors.length > 0 || !alternative) refuse(commonProblems.invalid, { errors });
  return { quotation, alternative };
}

/** A company that asked for the first time becomes a customer now. */
async function customerOf(
  lead: Lead | null,
  context: WriteContext,
  { createParty }: Pick<IntlShipmentPorts, 'createParty'>,
): Promise<string> {
  if (!lead) throw new Error('A quotation of no lead has its customer.');
  const { companyName: name, email, mobile: phone } = lead;
  const { id } = await createParty({ name, roles: ['CUSTOMER'], email, phone, address: null }, context);
  return id;
}

interface Beginning {
  lead: Lead | null;
  chosen: Chosen | null;
  payerId: string;
}

/** A docket of what goes within India, a jobcard of all else. The route may still be open: a draft waits for it. */
async function begin(beginning: Beginning, context: WriteContext, ports: IntlShipmentPorts): Promise<ConvertedLead> {
  const { lead, chosen, payerId } = beginning;
  const carried = chosen?.quotation ?? lead;
  if (!carried) throw new Error('Either a lead or a quotation is won.');
  const { direction } = carried;
  const shared = { ...knownOf(beginning, carried), date: context.clock.today() };
  if (direction === 'DOMESTIC') {
    const { packages, grossKg: actualKg } = cargoOf(beginning);
    const goods = { packages, actualKg };
    return { docketId: (await ports.createDocket({ ...shared, ...goods, billingPartyId: payerId }, context)).id };
  }
  const job = { ...shared, ...routeOf(carried), direction, customerId: payerId, ownerId: (lead ?? carried).ownerId };
  const carrier = chosen?.alternative.carrier ?? null;
  return { jobcardId: (await createJobcard({ ...job, carrier }, context, ports.takeJobNumber)).id };
}

/** What a job and a docket both take over. */
const knownOf = ({ lead, chosen }: Beginning, carried: Quotation | Lead) => ({
  mode: 'mode' in carried ? carried.mode : jobModeOf(carried.service),
  commodity: carried.commodity,
  notes: chosen ? jobNotesOfQuoted(chosen.quotation, lead) : lead && jobNotesOf(lead),
});

/** A docket has its goods counted and weighed from the beginning. */
const cargoOf = ({ lead, chosen }: Beginning) => ({
  packages: chosen?.quotation.packages ?? lead?.packages ?? null,
  grossKg: chosen?.quotation.grossKg ?? lead?.grossKg ?? null,
});

const routeOf = ({
  incoterm,
  originLocode,
  originPlace,
  destinationLocode,
  destinationPlace,
}: Pick<Lead, 'incoterm' | 'originLocode' | 'originPlace' | 'destinationLocode' | 'destinationPlace'>) => ({
  incoterm,
  originLocode,
  originPlace,
  destinationLocode,
  destinationPlace,
});

/** What was quoted becomes the charges of the jobcard or docket. */
async function takeOver(
  alternative: QuotedAlternative,
  { became: { jobcardId, docketId }, payerId }: { became: ConvertedLead; payerId: string },
  context: WriteContext,
): Promise<void> {
  const charges = alternative.charges.map(asAgreed);
  const agreed = { customerId: payerId, date: context.clock.today(), isDraft: true, charges };
  if (jobcardId) await writeCharges(context, { ...agreed, record: 'jobcard', recordId: jobcardId });
  if (docketId) await writeCharges(context, { ...agreed, record: 'docket', recordId: docketId });
}

async function markAccepted(
  { quotation, alternative }: Chosen,
  said: Acceptance & { partyId: string },
  became: ConvertedLead,
  context: WriteContext,
): Promise<void> {
  const { acceptedBy = '', answeredFrom } = said;
  await changeQuotation(context, quotation.id, {
    ...(answeredFrom !== undefined && answeredByLink({ by: acceptedBy, from: answeredFrom }, context)),
    status: 'ACCEPTED',
    partyId: said.partyId,
    acceptedAlternative: said.alternative ?? 1,
    acceptedAt: said.acceptedAt === undefined ? context.clock.now() : new Date(said.acceptedAt),
    acceptedBy: said.acceptedBy ?? null,
    reference: said.reference ?? null,
    sellPaise: alternative.sellPaise,
    buyPaise: alternative.buyPaise,
    ...became,
  });
}
