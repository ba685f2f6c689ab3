import { chargesOf, routes } from '@freightdesk/demo-server';
import {
  firstStatus,
  jobcardPrefix,
  type ShipmentMachine,
  shipmentMachineFor,
  type ShipmentStatus,
} from '@freightdesk/intl-shipment-contract';
import type { NamedJob } from '@freightdesk/invoices-server';
import { addDays, type BusinessDate } from '@freightdesk/shared-calendar';
import { newId } from '@freightdesk/shared-database';
import type { Books } from './books';
import { chargeJob } from './charges';
import { oneOf, type Parties } from './parties';

interface Ordinal {
  index: number;
  count: number;
}

const daysToClose = 90;

/** A closed job is not written any more: its last change is its end. One in a hundred is closed before its bills are in. */
const closedAt = (at: Date, index: number) =>
  index % 100 === 13 ? at : new Date(at.getTime() + daysToClose * 86_400_000);

const statusOf = (age: number, index: number) => {
  if (index % 40 === 7) return 'CANCELLED';
  if (age > daysToClose) return 'CLOSED';
  if (age > 30) return 'COMPLETED';
  return age > 3 ? 'IN_PROGRESS' : 'DRAFT';
};

/** Days after the job was opened. */
const voyage = { leaves: 6, arrives: 24, isThere: 30 } as const;

const daysOf = (date: BusinessDate) => ({ etd: addDays(date, voyage.leaves), eta: addDays(date, voyage.arrives) });

/** Where a shipment is so long after its job was opened; one in fifty is late. */
function positionOf(machine: ShipmentMachine, age: number, index: number): ShipmentStatus {
  const { states, cancelBefore } = machine;
  if (age > voyage.isThere + (index % 50 === 9 ? 60 : 0)) return 'DELIVERED';
  return age > voyage.leaves && states.includes(cancelBefore) ? cancelBefore : firstStatus(machine);
}

/** What the newest jobs will bill; the old ones' charges are written with the invoice that billed them. */
function chargeYoung(
  books: Books,
  { vendors }: Parties,
  job: { id: string; date: BusinessDate; payerId: string },
): void {
  const planned = chargesOf({ isForeign: false, random: books.random });
  chargeJob(books, job, { charges: books.heads.priced(planned, oneOf(books, vendors).id) });
}

interface KeptOfJob {
  mode: string;
  direction: string;
  customerId: string;
  etd: BusinessDate;
  eta: BusinessDate;
}

function openShipment(books: Books, job: { id: string; at: Date; status: string }, ofJob: KeptOfJob): void {
  const { id: jobcardId, at, status } = job;
  const id = newId();
  const where = { location: null };
  books.sheets.add('shipment', { id, jobcardId, ...ofJob, status, statusAt: at, ...where, ...books.stamps(at) });
  const planned = { fromStatus: null, toStatus: status, classifier: 'PLN', source: 'system', skipped: [], said: '{}' };
  const told = { ...planned, ...where, id: newId(), record: 'shipment', recordId: id, eventAt: at };
  books.sheets.add('trackingEvent', { ...told, recordedAt: at, recordedBy: books.author.id });
}

const youngDays = 60;
export const isYoung = (age: number): boolean => age <= youngDays;

/** A job of the international desk, with its shipment once it was opened. */
export function openJob(books: Books, parties: Parties, { index, count }: Ordinal): NamedJob {
  const route = routes[index % routes.length] ?? routes[0];
  const { mode, direction, origin, destination, incoterm, carrier } = route;
  const date = books.calendar.dayOf(index, count);
  const at = books.at(date);
  const id = newId();
  const prefix = jobcardPrefix(mode, direction);
  const number = books.numbers.take(date, { kind: 'JOB', holder: prefix, prefix });
  const status = statusOf(books.calendar.ageOf(date), index);
  const customer = oneOf(books, parties.customers);
  const ofJob = { mode, direction, customerId: customer.id, ...daysOf(date) };
  books.sheets.add('jobcard', {
    ...{ id, number, date, status, incoterm, carrier, ...ofJob },
    ...{ ownerId: books.author.id, originLocode: origin, destinationLocode: destination },
    reference: `PO ${books.random.whole(1_000, 999_999)}`,
    cancelReason: status === 'CANCELLED' ? 'The customer withdrew the order' : null,
    ...books.stamps(at),
    ...(status === 'CLOSED' && { updatedAt: closedAt(at, index) }),
  });
  if (status !== 'DRAFT' && status !== 'CANCELLED') {
    const age = books.calendar.ageOf(date);
    openShipment(books, { id, at, status: positionOf(shipmentMachineFor(mode, direction), age, index) }, ofJob);
    if (isYoung(age)) chargeYoung(books, parties, { id, date, payerId: customer.id });
  }
  books.audit({ record: 'jobcard', recordId: id, action: 'add', after: { id, number, date, status, mode } }, at);
  return { id, number, isClosed: status === 'CLOSED', receiptStateCode: null };
}
