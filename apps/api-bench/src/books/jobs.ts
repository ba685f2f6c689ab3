import { routes } from '@freightdesk/demo-server';
import { firstStatus, jobcardPrefix, shipmentMachineFor } from '@freightdesk/intl-shipment-contract';
import type { NamedJob } from '@freightdesk/invoices-server';
import { newId } from '@freightdesk/shared-database';
import type { Books } from './books';
import { oneOf, type Parties } from './parties';

interface Ordinal {
  index: number;
  count: number;
}

const statusOf = (age: number, index: number) => {
  if (index % 40 === 7) return 'CANCELLED';
  if (age > 90) return 'CLOSED';
  if (age > 30) return 'COMPLETED';
  return age > 3 ? 'IN_PROGRESS' : 'DRAFT';
};

function openShipment(books: Books, job: { id: string; at: Date; status: string }): void {
  const { id: jobcardId, at, status } = job;
  const id = newId();
  const where = { location: null };
  books.sheets.add('shipment', { id, jobcardId, status, statusAt: at, ...where, ...books.stamps(at) });
  const planned = { fromStatus: null, toStatus: status, classifier: 'PLN', source: 'system', skipped: [], said: '{}' };
  const told = { ...planned, ...where, id: newId(), record: 'shipment', recordId: id, eventAt: at };
  books.sheets.add('trackingEvent', { ...told, recordedAt: at, recordedBy: books.author.id });
}

/** A job of the international desk, with its shipment once it was opened. */
export function openJob(books: Books, { customers }: Parties, { index, count }: Ordinal): NamedJob {
  const route = routes[index % routes.length] ?? routes[0];
  const { mode, direction, origin, destination, incoterm, carrier } = route;
  const date = books.calendar.dayOf(index, count);
  const at = books.at(date);
  const id = newId();
  const prefix = jobcardPrefix(mode, direction);
  const number = books.numbers.take(date, { kind: 'JOB', holder: prefix, prefix });
  const status = statusOf(books.calendar.ageOf(date), index);
  const customer = oneOf(books, customers);
  books.sheets.add('jobcard', {
    ...{ id, number, date, mode, direction, status, incoterm, carrier },
    ...{ customerId: customer.id, ownerId: books.author.id, originLocode: origin, destinationLocode: destination },
    reference: `PO ${books.random.whole(1_000, 999_999)}`,
    cancelReason: status === 'CANCELLED' ? 'The customer withdrew the order' : null,
    ...books.stamps(at),
  });
  if (status !== 'DRAFT' && status !== 'CANCELLED') {
    openShipment(books, { id, at, status: firstStatus(shipmentMachineFor(mode, direction)) });
  }
  books.audit({ record: 'jobcard', recordId: id, action: 'add', after: { id, number, date, status, mode } }, at);
  return { id, number, receiptStateCode: null };
}
