import {
  addJobcard,
  getJobcard,
  getShipment,
  type JobcardStatus,
  moveJobcard,
  type Shipment,
  updateJobcard,
  updateShipmentStatus,
} from '@freightdesk/intl-shipment-contract';
import { addDays, type BusinessDate, businessDateAt } from '@freightdesk/shared-calendar';
import { asSaid } from '@freightdesk/tax-contract';
import { type Route, routes } from '../company/routes.data';
import type { Billable } from './invoices';
import { type Leg, journeyOf } from './journey';
import { closeJob } from './close-job';
import type { Call } from './diary';
import { Made } from './made';
import type { Trader } from './parties';
import { legsOf, particularsOf } from './job-particulars';
import { collectPapers } from './job-papers';
import { atWork, later, minutesLater } from './work-time';
import { historyDays, spread, type World } from './world';

/** A job by what its stories need; the two ids are known once it is there. */
export interface Job {
  id: Made<string>;
  customerId: Made<string>;
  isForeign: boolean;
  route: Route;
  openedAt: Date;
}

const directJobsAtScaleOne = 19;
const isGivenUp = (index: number) => index % 13 === 6;

/** Jobs that came without a lead: most of them billed to customers here, every fourth to the agent abroad. */
export function tellOfDirectJobs(world: World, traders: readonly Trader[]): Billable[] {
  const count = directJobsAtScaleOne * world.scale;
  const [here, abroad] = [traders.filter((one) => !one.isForeign), traders.filter((one) => one.isForeign)];
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const among = index % 4 === 3 ? abroad : here;
    const trader = among[index % among.length];
    return trader
      ? tellOfDirectJob(world, { trader, agent: abroad[index % abroad.length], local: here[index % here.length] }, [
          index,
          count,
        ])
      : [];
  });
}

type Sides = Pick<NewJob, 'trader' | 'agent' | 'local'>;

function tellOfDirectJob(world: World, sides: Sides, [index, count]: readonly [number, number]): Billable[] {
  const route = routes[index % routes.length] ?? routes[0];
  const job = directJob(world, { ...sides, route, at: spread(world, index, count, 4), name: `Job ${index + 1}` });
  // The newest wait for the customer's word.
  if (count - index <= world.scale) return [];
  return isGivenUp(index) ? giveUp(world, job) : tellOfJob(world, job);
}

interface NewJob {
  trader: Trader;
  /** Who hands the goods over abroad. */
  agent?: Trader | undefined;
  /** Who sends or gets them here where an agent abroad is billed. */
  local?: Trader | undefined;
  route: Route;
  at: Date;
  name: string;
}

/** A job as the desk writes it down. */
function directJob({ diary, random }: World, { trader, agent, local, route, at, name }: NewJob): Job {
  const particulars = { ...particularsOf(route, at, random), ...placesOf(route) };
  const job: Job = {
    id: new Made(name),
    customerId: new Made('Its customer'),
    route,
    isForeign: trader.isForeign,
    // What it earns is written down before it is opened.
    openedAt: minutesLater(later(at, random.whole(0, 1), random), 10),
  };
  diary.note('INTERNATIONAL', at, async (call) => {
    const { mode, direction } = route;
    const customerId = trader.party.record.id;
    const abroad = agent && { overseasAgentId: agent.party.record.id };
    const localId = trader.isForeign ? local?.party.record.id : undefined;
    const goodsOf = localId ? (direction === 'EXPORT' ? { shipperId: localId } : { consigneeId: localId }) : {};
    const scope = { carriageScope: 'PORT_TO_PORT' } as const;
    const made = {
      ...particulars,
      ...scope,
      mode,
      direction,
      date: businessDateAt(at),
      customerId,
      ...abroad,
      ...goodsOf,
    };
    job.id.record = (await call(addJobcard, made)).data.id;
    job.customerId.record = customerId;
  });
  return job;
}

/** Jobs that are under way on the day itself: two leave within the week, two are at sea, and one of those is late. */
const underway = [
  { openedDaysAgo: 4, until: 'BOOKING_CONFIRMED', etd: 1, eta: 24 },
  { openedDaysAgo: 3, until: 'BOOKING_CONFIRMED', etd: 4, eta: 27 },
  { openedDaysAgo: 26, until: 'DEPARTED', etd: -16, eta: 2 },
  { openedDaysAgo: 31, until: 'DEPARTED', etd: -21, eta: -2 },
] as const;

const ofShipper = ['COMMERCIAL_INVOICE', 'PACKING_LIST'] as const;

/** What is there once a vessel has left. */
const beforeSailing = ['SHIPPING_INSTRUCTION', 'VGM', 'SHIPPING_BILL', 'MBL'] as const;

/** What the carrier must have before it sails. */
const cutoffsBefore = (etd: BusinessDate) => ({
  siCutoffAt: `${addDays(etd, -1)}T18:00:00+05:30`,
  vgmCutoffAt: `${addDays(etd, -1)}T20:00:00+05:30`,
  customsCutoffAt: `${etd}T04:00:00+05:30`,
  gateInCutoffAt: `${etd}T06:00:00+05:30`,
});

export function tellOfJobsUnderway(world: World, traders: readonly Trader[]): Job[] {
  const today = addDays(world.firstDay, historyDays);
  const exports = routes.filter(({ mode, direction }) => mode === 'SEA_FCL' && direction === 'EXPORT');
  const customers = traders.filter(({ isForeign }) => !isForeign);
  return underway.flatMap(({ openedDaysAgo, until, etd, eta }, index) => {
    const [route, trader] = [exports[index % exports.length], customers[(index * 3) % customers.length]];
    if (!route || !trader) return [];
    const at = atWork(addDays(today, -openedDaysAgo), world.random);
    const job = directJob(world, { trader, route, at, name: `Job under way ${index + 1}` });
    const legs = journeyOf({ ...route, ...placesOf(route) }, job.openedAt, world.random);
    const last = legs.findIndex(({ says }) => says.status === until);
    move(world, job, { to: 'OPEN', at: job.openedAt });
    follow(world, job, legs.slice(0, last + 1));
    collectPapers(world, job, minutesLater(job.openedAt, 40), ofShipper);
    if (until === 'DEPARTED') collectPapers(world, job, new Date(`${today}T00:25:00+05:30`), beforeSailing);
    // The carrier's word of this morning.
    const told = new Date(`${today}T00:30:00+05:30`);
    world.diary.note('INTERNATIONAL', told, async (call) => {
      const { id, version } = await call(getJobcard, { id: job.id.record });
      const days = { etd: addDays(today, etd), eta: addDays(today, eta) };
      await call(updateJobcard, {
        id,
        version,
        ...days,
        ...legsOf(route, days),
        ...(etd > 0 && cutoffsBefore(days.etd)),
      });
    });
    return [job];
  });
}

/** A won lead's job is a sketch: the desk completes it, and then it goes as any other. */
export function tellOfWonJob(world: World, job: Job): Billable[] {
  const { diary, random } = world;
  const at = minutesLater(job.openedAt, -10);
  const particulars = particularsOf(job.route, at, random);
  diary.note('INTERNATIONAL', at, async (call) => {
    const { id, version, customerId } = await call(getJobcard, { id: job.id.record });
    job.customerId.record = customerId;
    await call(updateJobcard, { id, version, ...particulars });
  });
  return tellOfJob(world, job);
}

function giveUp(world: World, job: Job): Billable[] {
  move(world, job, { to: 'OPEN', at: job.openedAt });
  const at = later(job.openedAt, 2, world.random);
  move(world, job, { to: 'CANCELLED', at, reason: 'The customer withdrew the order' });
  return [];
}

/** What was invoiced in one sum is not billed line by line as well, and what vendors will ask is certain by then. */
function settleCharges({ diary }: World, job: Job, at: Date): void {
  diary.note('INTERNATIONAL', at, async (call) => {
    const { id, version, charges } = await call(getJobcard, { id: job.id.record });
    if (charges.length === 0) return;
    const settled = charges.map((charge) => ({
      ...asSaid(charge),
      isAccrued: charge.buyRate !== null,
      waivedReason: charge.saleDocument ? null : 'Within the sum that was invoiced',
    }));
    await call(updateJobcard, { id, version, charges: settled });
  });
}

/** From open to closed, with its shipment. Billed a week or two after it was opened. */
function tellOfJob(world: World, job: Job): Billable[] {
  const { id, openedAt, route, isForeign, customerId } = job;
  const { random } = world;
  const legs = journeyOf({ ...route, ...placesOf(route) }, openedAt, random);
  const arrived = legs.find(({ says }) => says.status === 'DELIVERED')?.at ?? openedAt;
  move(world, job, { to: 'OPEN', at: openedAt });
  move(world, job, { to: 'IN_PROGRESS', at: minutesLater(legs[0]?.at ?? openedAt, -1) });
  collectPapers(world, job, minutesLater(openedAt, 30), ofShipper);
  follow(world, job, legs);
  const last = legs.at(-1)?.at ?? arrived;
  collectPapers(world, job, minutesLater(last, 20));
  const completedAt = minutesLater(last, 30);
  move(world, job, { to: 'COMPLETED', at: completedAt });
  const billedAt = later(openedAt, random.whole(4, 12), random);
  // A closed job is billed no more.
  const settledAt = billedAt > completedAt ? billedAt : completedAt;
  if (random.isLucky(60)) {
    const closedAt = later(settledAt, random.whole(3, 9), random);
    settleCharges(world, job, minutesLater(closedAt, -5));
    closeJob(world, job.id, closedAt);
  }
  return [{ from: billedAt, isForeign, customerId, jobId: id, mode: route.mode }];
}

function move(world: World, job: Job, step: { to: JobcardStatus; at: Date; reason?: string }): void {
  const { to, at, reason } = step;
  world.diary.note('INTERNATIONAL', at, async (call) => {
    const { id, version, status } = await call(getJobcard, { id: job.id.record });
    // A milestone may have moved the job by itself.
    if (status !== to) await call(moveJobcard, { id, version, to, ...(reason && { reason }) });
  });
}

function follow({ diary }: World, job: Job, legs: readonly Leg[]): void {
  const shipment = new Made<Shipment>('A shipment');
  legs.forEach(({ at, says }, index) =>
    diary.note('INTERNATIONAL', at, async (call) => {
      if (index === 0) shipment.record = await call(getShipment, { id: await shipmentOf(job, call) });
      const { id, version } = shipment.record;
      shipment.record = (await call(updateShipmentStatus, { id, version, ...says })).data;
    }),
  );
}

async function shipmentOf(job: Job, call: Call): Promise<string> {
  const { number, shipments } = await call(getJobcard, { id: job.id.record });
  const [first] = shipments;
  if (!first) throw new Error(`${number} has no shipment.`);
  return first.id;
}

const placesOf = ({ origin, destination }: Route) => ({ originLocode: origin, destinationLocode: destination });
