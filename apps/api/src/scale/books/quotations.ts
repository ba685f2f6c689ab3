import { chargesOf, routes } from '@freightdesk/demo-server';
import { addDays, type BusinessDate } from '@freightdesk/shared-calendar';
import { newId } from '@freightdesk/shared-database';
import { sum } from '@freightdesk/shared-money';
import type { Books } from './books';

interface QuotedLead {
  id: string;
  index: number;
  date: BusinessDate;
  party: { id: string; name: string };
}

const validDays = 15;

/** Old prices were taken by nobody; of the newest some wait, for approval or for an answer. */
const statusOf = (age: number, index: number) => {
  if (age > 30) return index % 3 === 0 ? 'REJECTED' : 'SENT';
  return (['SENT', 'PENDING_APPROVAL', 'DRAFT', 'SENT'] as const)[index % 4] ?? 'SENT';
};

const sumOf = <Name extends string>(rows: readonly Partial<Record<Name, number | null>>[], name: Name) =>
  sum(rows.map((row) => row[name] ?? 0));

/** A price for a lead, with one alternative. */
export function quote(books: Books, { id: leadId, index, date, party }: QuotedLead): void {
  const { random, author, calendar } = books;
  const { mode, direction, origin, destination, incoterm, carrier } = routes[index % routes.length] ?? routes[0];
  const charges = books.heads.priced(chargesOf({ isForeign: false, random }), null);
  const at = books.at(date);
  const status = statusOf(calendar.ageOf(date), index);
  const isSent = status === 'SENT' || status === 'REJECTED';
  const id = newId();
  books.sheets.add('quotation', {
    ...{
      id,
      number: books.numbers.take(date, { kind: 'QUOTATION' }),
      revision: 1,
      status,
      date,
      leadId,
      mode,
      direction,
    },
    ...{ validUntil: addDays(date, validDays), partyId: party.id, customerName: party.name, ownerId: author.id },
    ...{ originLocode: origin, destinationLocode: destination, incoterm, commodity: 'Spares', currency: 'INR' },
    ...{ terms: '[]', exchangeRates: '[]', transitDays: random.whole(4, 30), freeDays: 7 },
    ...{ sellPaise: sumOf(charges, 'sellPaise'), buyPaise: sumOf(charges, 'buyPaise') },
    ...{ sentAt: isSent ? at : null, rejectReason: status === 'REJECTED' ? 'Another was cheaper' : null },
    ...books.stamps(at),
  });
  const alternative = { quotationId: id, position: 1, name: null, carrier: carrier ?? null, transitDays: null };
  books.sheets.add('quotationAlternative', alternative);
  charges.forEach(({ buyMinor: _b, sellMinor: _s, buyPaise: _bp, sellPaise: _sp, ...charge }, position) =>
    books.sheets.add('quotationCharge', { ...charge, id: newId(), quotationId: id, alternative: 1, position }),
  );
}
