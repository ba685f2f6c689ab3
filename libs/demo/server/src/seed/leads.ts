import {
  type AddLeadInput,
  addLead,
  convertLead,
  getLead,
  type Lead,
  leadSources,
  type MoveLeadInput,
  moveLead,
  type Quotation,
} from '@freightdesk/intl-shipment-contract';
import { businessDateAt } from '@freightdesk/shared-calendar';
import { commodities, hsCodes, type Route, routes } from '../company/routes.data';
import { contacts, houses, trades } from '../company/names.data';
import type { Call } from './diary';
import type { Billable } from './invoices';
import { type Job, tellOfWonJob } from './jobs';
import { Made } from './made';
import { acceptByLink, acceptOffer, type QuotationFate, tellOfQuotation, tellOfQuotedLead } from './quotations';
import type { Random } from './random';
import { later, minutesLater } from './work-time';
import { spread, type World } from './world';

type Step = Omit<MoveLeadInput, 'id' | 'version'>;

const contacted: Step = { to: 'CONTACTED' };
const qualified: Step = { to: 'QUALIFIED' };
const lost: Step = { to: 'LOST', lostReason: 'PRICE', lostTo: 'A cheaper forwarder' };
const again: Step = { to: 'CONTACTED', reason: 'They asked for a new rate' };

/** How leads end, in turn; `won` comes after the steps. What is quoted is quoted on the first day. */
const fates: readonly { steps: readonly Step[]; isWon?: true; waits?: true; quotation?: QuotationFate }[] = [
  { steps: [], quotation: 'DRAFT' },
  { steps: [contacted], isWon: true, quotation: 'WON' },
  { steps: [contacted, qualified], quotation: 'SENT' },
  { steps: [contacted, lost], quotation: 'REJECTED' },
  { steps: [contacted, qualified], isWon: true, quotation: 'WON' },
  { steps: [contacted], waits: true, quotation: 'RETURNED' },
  { steps: [], isWon: true },
  { steps: [contacted], quotation: 'WAITS' },
  { steps: [contacted, lost, again], quotation: 'REVISED' },
  { steps: [qualified, { to: 'LOST', lostReason: 'TRANSIT_TIME' }], quotation: 'APPROVED' },
];

const leadsAtScaleOne = 20;
/** Which of them says yes by the link in the letter, and not to a clerk. */
const answeredByLink = 14;

/** Marketing's months: enquiries that wait, get lost, come back or are won. Answers the jobs of the won ones. */
export function tellOfLeads(world: World): Billable[] {
  const count = leadsAtScaleOne * world.scale;
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const fate = fates[index % fates.length];
    if (!fate) return [];
    // Nobody is kept waiting for months: what is old was approved.
    const waitsNoMore = fate.quotation === 'WAITS' && index < count - fates.length;
    return tellOfLead(world, { index, count, ...fate, ...(waitsNoMore && { quotation: 'APPROVED' }) });
  });
}

interface Fate {
  index: number;
  count: number;
  steps: readonly Step[];
  isWon?: true;
  waits?: true;
  quotation?: QuotationFate;
}

function tellOfLead(world: World, { index, count, steps, isWon, waits, quotation: fate }: Fate): Billable[] {
  const { diary, random } = world;
  const lead = new Made<Lead>(`Lead ${index + 1}`);
  const route = routes[(index * 3) % routes.length] ?? routes[0];
  let at = spread(world, index, count, 3);
  const enquiry = enquiryOf({ at, index, route, random });
  diary.note('MARKETING', at, async (call) => {
    lead.record = await call(addLead, enquiry);
  });
  const quotation = fate && tellOfQuotation(world, { lead, route, at, fate });
  const held = (from: Date): Step => ({ to: 'ON_HOLD', nextFollowUpAt: later(from, 21, random).toISOString() });
  for (const step of [...steps, ...(waits ? ['hold' as const] : [])]) {
    at = later(at, random.whole(1, 3), random);
    const says = step === 'hold' ? held(at) : step;
    diary.note('MARKETING', at, async (call) => {
      const { id, version } = await asItIs(call, lead);
      lead.record = await call(moveLead, { id, version, ...says });
    });
  }
  if (fate === 'SENT') tellOfQuotedLead(world, lead, minutesLater(at, 20));
  const byLink = index % leadsAtScaleOne === answeredByLink;
  return isWon ? win(world, { lead, route, quotation, byLink, at: later(at, random.whole(1, 3), random) }) : [];
}

/** Today somebody may have planned a call with it since its story was told last. */
const asItIs = (call: Call, lead: Made<Lead>): Promise<Lead> => call(getLead, { id: lead.record.id });

interface Winning {
  lead: Made<Lead>;
  route: Route;
  /** By which it is won, where it was quoted. */
  quotation: Made<Quotation> | undefined;
  /** The customer says yes himself. */
  byLink: boolean;
  at: Date;
}

/** Marketing wins it; the jobcard that comes of it is the international desk's. */
function win(world: World, { lead, route, quotation, byLink, at }: Winning): Billable[] {
  const job: Job = {
    id: new Made('The job of a won lead'),
    customerId: new Made('The customer of a won lead'),
    route,
    isForeign: false,
    openedAt: later(at, 1, world.random),
  };
  world.diary.note('MARKETING', at, async (call) => {
    const { id, version, contactName } = await asItIs(call, lead);
    const accept = byLink ? acceptByLink : acceptOffer;
    const accepted = quotation && (await accept(call, quotation.record, contactName));
    if (accepted) {
      job.id.record = accepted;
      return;
    }
    const reason = 'Agreed on the telephone at the last rate';
    const { jobcardId } = await call(convertLead, { id, version, withoutQuotationReason: reason });
    if (jobcardId) job.id.record = jobcardId;
  });
  return tellOfWonJob(world, job);
}

interface Enquiry {
  at: Date;
  index: number;
  route: Route;
  random: Random;
}

const serviceOf = ({ mode }: Route) => (mode === 'AIR' || mode === 'ROAD' || mode === 'SEA_LCL' ? mode : 'SEA_FCL');

/** A box of forty feet at every third enquiry, beside those of twenty. */
const askedOf = (index: number): NonNullable<AddLeadInput['containers']> => [
  { quantity: 1 + (index % 3), sizeType: '22G1' },
  ...(index % 3 === 0 ? [{ quantity: 1, sizeType: '45G1' as const }] : []),
];

function goodsOf(random: Random): Pick<AddLeadInput, 'commodity' | 'hsCode'> {
  const commodity = random.pick(commodities);
  return { commodity, hsCode: hsCodes[commodity] ?? null };
}

function enquiryOf({ at, index, route, random }: Enquiry): AddLeadInput {
  const house = houses[(index * 7 + 3) % houses.length] ?? houses[0];
  const trade = trades[(index * 5 + 2) % trades.length] ?? trades[0];
  const contactName = random.pick(contacts);
  const [firstName = 'info'] = contactName.toLowerCase().split(' ');
  const companyName = `${house} ${trade} ${random.pick(['Overseas', 'Global', 'Ventures'])}`;
  return {
    date: businessDateAt(at),
    source: leadSources[random.whole(0, leadSources.length - 1)] ?? 'REFERRAL',
    companyName,
    contactName,
    mobile: `+9197${random.whole(10_000_000, 99_999_999)}`,
    email: `${firstName}@${companyName.toLowerCase().replace(/[^a-z]+/g, '')}.example`,
    service: serviceOf(route),
    direction: route.direction,
    originLocode: route.origin,
    destinationLocode: route.destination,
    incoterm: route.incoterm,
    ...goodsOf(random),
    ...(serviceOf(route) === 'SEA_FCL' && { containers: askedOf(index) }),
    grossKg: `${random.whole(400, 18_000)}`,
    priority: random.pick(['LOW', 'NORMAL', 'NORMAL', 'HIGH']),
    expectedRevenuePaise: random.whole(20, 220) * 1_000_00,
    probability: random.pick([20, 40, 60, 80]),
    nextFollowUpAt: later(at, random.whole(2, 9), random).toISOString(),
  };
}
