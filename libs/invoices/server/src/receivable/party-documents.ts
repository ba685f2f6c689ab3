import { purchasePaths, salePaths } from '@freightdesk/invoices-contract';
import type { RecordFigureSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

const sums = [
  sql<number>`count(*)`.as('documents'),
  sql<number>`coalesce(sum(outstanding_paise) filter (where outstanding_minor <> 0), 0)::bigint`.as('outstanding'),
] as const;

/** A customer's invoices, and what is open of them. */
export const partyInvoices: RecordFigureSource = {
  permission: 'sale-invoice.read',
  async read({ db }, partyId) {
    const { documents, outstanding } = await db
      .selectFrom('saleInvoice')
      .where('partyId', '=', partyId)
      .select(sums)
      .executeTakeFirstOrThrow();
    const list = `${salePaths.list.href()}?partyId=${partyId}`;
    return [
      {
        name: 'party.owes',
        label: 'Owes us',
        value: outstanding,
        unit: 'paise',
        href: `${list}&status=ISSUED&status=PARTLY_PAID`,
      },
      { name: 'party.invoices', label: 'Sale invoices', value: documents, unit: 'count', href: list },
    ];
  },
};

/** A vendor's bills, and what is open of them. */
export const partyBills: RecordFigureSource = {
  permission: 'purchase-invoice.read',
  async read({ db }, partyId) {
    const { documents, outstanding } = await db
      .selectFrom('purchaseInvoice')
      .where('partyId', '=', partyId)
      .select(sums)
      .executeTakeFirstOrThrow();
    const list = `${purchasePaths.list.href()}?partyId=${partyId}`;
    return [
      {
        name: 'party.owed',
        label: 'We owe',
        value: outstanding,
        unit: 'paise',
        href: `${list}&status=POSTED&status=PARTLY_PAID`,
      },
      { name: 'party.bills', label: 'Purchase invoices', value: documents, unit: 'count', href: list },
    ];
  },
};
