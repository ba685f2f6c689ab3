import { cities } from '@freightdesk/demo-server';
import { ewayBillValidUntil } from '@freightdesk/domestic-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import { newId } from '@freightdesk/shared-database';
import type { Books } from './books';
import type { Office } from './office';
import { oneOf, type Parties } from './parties';
import { quote } from './quotations';

interface Ordinal {
  index: number;
  count: number;
}

const stages = ['NEW', 'CONTACTED', 'QUALIFIED', 'QUOTED', 'NEGOTIATION', 'LOST', 'ON_HOLD', 'LOST'] as const;

/** A lead of somebody who is a party already; every second is given a price. */
export function hearOfLead(books: Books, { customers }: Parties, { index, count }: Ordinal): void {
  const { random } = books;
  const date = books.calendar.dayOf(index, count);
  const at = books.at(date);
  const party = oneOf(books, customers);
  const stage = books.calendar.ageOf(date) > 60 ? 'LOST' : random.pick(stages);
  const [from, to] = [random.pick(cities), random.pick(cities)];
  const id = newId();
  books.sheets.add('lead', {
    ...{ id, number: books.numbers.take(date, { kind: 'LEAD' }), date, source: 'REFERRAL', stage },
    ...{ companyName: party.name, contactName: 'Meera Nair', mobile: '+919820012345', partyId: party.id },
    ...{ ownerId: books.author.id, priority: random.pick(['LOW', 'NORMAL', 'HIGH']), service: 'SEA_FCL' },
    ...{ direction: 'EXPORT', originPlace: from.name, destinationPlace: to.name, isDangerous: false },
    nextFollowUpAt: stage === 'LOST' ? null : books.at(date),
    lostReason: stage === 'LOST' ? 'PRICE' : null,
    ...books.stamps(at),
  });
  if (index % 2 === 0) quote(books, { id, index: index / 2, date, party });
}

const statusOf = (age: number, index: number) => {
  if (age > 20) return index % 50 === 3 ? 'UNDELIVERED' : 'DELIVERED';
  return age > 5 ? 'IN_TRANSIT' : 'BOOKED';
};

/** What travels with the goods of a docket: one invoice with its e-way bill. */
function carryInvoice(
  books: Books,
  docketId: string,
  { index, date, at }: { index: number; date: BusinessDate; at: Date },
): Date | null {
  const { random } = books;
  const bill = {
    ...{ number: `INV-${index + 1}`, date, valuePaise: random.whole(60, 900) * 1_000_00 },
    ...{
      ewayBillNumber: `${281_000_000_000 + index}`,
      ewayBillAt: at.toISOString(),
      distanceKm: random.whole(80, 2_100),
    },
  };
  const validUntil = ewayBillValidUntil(bill);
  books.sheets.add('docketInvoice', {
    ...bill,
    ...{ docketId, position: 1, overDimensional: false, extensions: '[]', ewayBillAt: at },
    validUntil,
  });
  return validUntil;
}

/** A docket that was booked, and where it is by now. */
export function bookDocket(books: Books, parts: { office: Office; parties: Parties }, { index, count }: Ordinal): void {
  const { random } = books;
  const date = books.calendar.dayOf(index, count);
  const at = books.at(date);
  const branch = parts.office.branches[index % 2 === 0 ? 0 : 1];
  const [billed, other] = [oneOf(books, parts.parties.customers), oneOf(books, parts.parties.customers)];
  const sideOf = ({ name, gstin, stateCode, address }: typeof billed) =>
    JSON.stringify({ name, gstin, stateCode, address, phone: '+919820012345' });
  const id = newId();
  const status = statusOf(books.calendar.ageOf(date), index);
  const place = { location: random.pick(cities).name };
  books.sheets.add('docket', {
    ...{ id, number: books.numbers.take(date, { kind: 'DOCKET', holder: branch.code }), date, status, statusAt: at },
    ...{
      mode: random.pick(['SURFACE', 'FTL', 'PTL', 'AIR']),
      branchId: branch.id,
      billingPartyId: billed.id,
      billedName: billed.name,
    },
    ...{
      consignor: sideOf(billed),
      consignee: sideOf(other),
      delivery: 'DOOR',
      description: 'Spares',
      packing: 'Cartons',
    },
    ...{ packages: random.whole(1, 80), actualKg: `${random.whole(20, 4_000)}`, volumetricDivisor: '5000' },
    ...{ dimensions: '[]', isHazardous: false, declaredValuePaise: random.whole(1, 900) * 1_000_00, risk: 'OWNER' },
    ...{ freightBasis: 'TBB', gstPayableBy: 'TRANSPORTER', vehicleNumber: `MH04JK${random.whole(1_000, 9_999)}` },
    ...place,
    ewayBillEnd: carryInvoice(books, id, { index, date, at }),
    ...books.stamps(at),
  });
  const last = { fromStatus: 'BOOKED', toStatus: status, classifier: 'ACT', source: 'manual', skipped: [], said: '{}' };
  const told = { ...last, ...place, id: newId(), record: 'domestic-shipment', recordId: id, eventAt: at };
  books.sheets.add('trackingEvent', { ...told, recordedAt: at, recordedBy: books.author.id });
}
