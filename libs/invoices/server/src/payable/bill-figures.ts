import { purchasePaths } from '@freightdesk/invoices-contract';
import type { FigureSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** What we owe vendors, and how much of it is late. */
export const billFigures: FigureSource = {
  permission: 'purchase-invoice.read',
  async read({ db, clock }) {
    const { outstanding, overdue } = await db
      .selectFrom('owedDay')
      .where('side', '=', 'PURCHASE')
      .select([
        sql<number>`coalesce(sum(outstanding_paise), 0)::bigint`.as('outstanding'),
        sql<number>`coalesce(sum(outstanding_paise) filter (where due_date < ${clock.today()}::date), 0)::bigint`.as(
          'overdue',
        ),
      ])
      .executeTakeFirstOrThrow();
    const list = purchasePaths.list.href();
    return [
      {
        name: 'purchase-invoices.outstanding',
        label: 'We owe vendors',
        value: outstanding,
        unit: 'paise',
        href: `${list}?status=POSTED&status=PARTLY_PAID&kind=BILL`,
      },
      {
        name: 'purchase-invoices.overdue',
        label: 'Overdue to vendors',
        value: overdue,
        unit: 'paise',
        href: `${list}?overdue=true`,
      },
    ];
  },
};
