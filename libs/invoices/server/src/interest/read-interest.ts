import { interestOn } from '@freightdesk/invoices-contract';
import type { Interest, InterestQuery } from '@freightdesk/invoices-contract/schema';
import type { Clock } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { overdueInvoices, usualPercent } from './interest.repository';

/** What most traders agree on where nothing else is. */
const firstPercent = '18';

/** What a customer's overdue invoices bear up to a day; those that are left alone say why. */
export async function readInterest(
  { partyId, percent: asked, asOf = '' }: InterestQuery,
  { db, clock }: { db: Db; clock: Clock },
): Promise<Interest> {
  const day = asOf === '' ? clock.today() : asOf;
  const percent = asked ?? (await usualPercent(db, partyId)) ?? firstPercent;
  const items = (await overdueInvoices(db, { partyId, asOf: day })).map((invoice) => {
    const { id, number, date, dueDate, currency, outstandingMinor, draftId } = invoice;
    const facts = { id, number, date, dueDate, currency, outstandingMinor, draftId };
    return { ...facts, ...interestOn(invoice, { percent, asOf: day }) };
  });
  return { percent, asOf: day, items };
}
