import { saleInvoiceKinds, salePaths } from '@freightdesk/invoices-contract';
import type { FigureSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** Kinds that customers owe; notes and proformas are issued too. */
const owing = saleInvoiceKinds
  .filter((kind) => kind !== 'PROFORMA' && kind !== 'CREDIT_NOTE')
  .map((kind) => `kind=${kind}`)
  .join('&');

/** What customers owe, and how much of it is late. */
export const invoiceFigures: FigureSource = {
  permission: 'sale-invoice.read',
  async read({ db, clock }) {
    const { outstanding, overdue } = await db
      .selectFrom('owedDay')
      .where('side', '=', 'SALE')
      .select([
        sql<number>`coalesce(sum(outstanding_paise), 0)::bigint`.as('outstanding'),
        sql<number>`coalesce(sum(outstanding_paise) filter (where due_date < ${clock.today()}::date), 0)::bigint`.as(
          'overdue',
        ),
      ])
      .executeTakeFirstOrThrow();
    const list = salePaths.list.href();
    return [
      {
        name: 'sale-invoices.outstanding',
        label: 'Customers owe',
        value: outstanding,
        unit: 'paise',
        href: `${list}?status=ISSUED&status=PARTLY_PAID&${owing}`,
      },
      {
        name: 'sale-invoices.overdue',
        label: 'Overdue from customers',
        value: overdue,
        unit: 'paise',
        href: `${list}?overdue=true`,
      },
    ];
  },
};
