import { salePaths } from '@freightdesk/invoices-contract';
import type { FigureSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** Who is late to pay, and what has not gone out yet. */
export const waitingFigures: FigureSource = {
  permission: 'sale-invoice.read',
  async read({ db, clock }) {
    const { drafts, customers } = await db
      .selectNoFrom(({ selectFrom }) => [
        selectFrom('saleInvoice')
          .where('standing', '=', 'DRAFT')
          .select(sql<number>`count(*)`.as('count'))
          .as('drafts'),
        selectFrom('saleInvoice')
          .where('outstandingMinor', '>', 0)
          .where('dueDate', '<', clock.today())
          .select(sql<number>`count(distinct party_id)`.as('count'))
          .as('customers'),
      ])
      .executeTakeFirstOrThrow();
    const list = salePaths.list.href();
    return [
      {
        name: 'sale-invoices.overdueCustomers',
        label: 'Customers overdue',
        value: customers ?? 0,
        unit: 'count',
        href: `${list}?overdue=true`,
      },
      {
        name: 'sale-invoices.drafts',
        label: 'Invoices not issued',
        value: drafts ?? 0,
        unit: 'count',
        href: `${list}?status=DRAFT`,
        isOfDesk: true,
      },
    ];
  },
};
