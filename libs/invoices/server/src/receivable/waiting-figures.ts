import { salePaths } from '@freightdesk/invoices-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import { statement, told } from '@freightdesk/shared-database';
import type { FigureSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

type Facts = { today: BusinessDate };

/** In the order of what is open of each customer, so that he is counted once as his first late invoice is met. */
const lateCustomers = statement<Facts, { count: number }>(
  (db) =>
    db
      .selectFrom(
        db
          .selectFrom('saleInvoice')
          // The first says what the second does, in the words of the index of what is open.
          .where('outstandingMinor', '<>', 0)
          .where('outstandingMinor', '>', 0)
          .where(
            'dueDate',
            '<',
            told<Facts, BusinessDate>(({ today }) => today),
          )
          .select('partyId')
          .distinct()
          .as('late'),
      )
      .select(sql<number>`count(*)`.as('count')),
  { isSaidWhole: true },
);

const drafts = statement<object, { count: number }>(
  (db) =>
    db
      .selectFrom('saleInvoice')
      .where('standing', '=', 'DRAFT')
      .select(sql<number>`count(*)`.as('count')),
  { isSaidWhole: true },
);

const list = salePaths.list.href();

/** Who is late to pay, and what has not gone out yet. */
export const waitingFigures: FigureSource = {
  permission: 'sale-invoice.read',
  async read({ db, clock }) {
    const [late] = await lateCustomers(db, { today: clock.today() });
    return [
      {
        name: 'sale-invoices.overdueCustomers',
        label: 'Customers overdue',
        value: late?.count ?? 0,
        unit: 'count',
        href: `${list}?overdue=true`,
      },
    ];
  },
  async ofDesk({ db }) {
    const [waiting] = await drafts(db, {});
    return [
      {
        name: 'sale-invoices.drafts',
        label: 'Invoices not issued',
        value: waiting?.count ?? 0,
        unit: 'count',
        href: `${list}?status=DRAFT`,
        isOfDesk: true,
      },
    ];
  },
};
