import { purchasePaths, salePaths } from '@freightdesk/invoices-contract';
import type { Db } from '@freightdesk/shared-database';
import type { RecordFigureSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

const counts = { SALE: 'sales', PURCHASE: 'bills' } as const;

/** How many there are, and what is open of them: both are kept. */
const documentsOf = (db: Db, side: keyof typeof counts, partyId: string) =>
  db
    .selectNoFrom([
      db
        .selectFrom('documentParty')
        .where('partyId', '=', partyId)
        .select(sql<number>`coalesce(sum(${sql.ref(counts[side])}), 0)::bigint`.as('count'))
        .$asScalar()
        .$notNull()
        .as('documents'),
      db
        .selectFrom('owedParty')
        .where('side', '=', side)
        .where('partyId', '=', partyId)
        .select(sql<number>`coalesce(sum(outstanding_paise), 0)::bigint`.as('paise'))
        .$asScalar()
        .$notNull()
        .as('outstanding'),
    ])
    .executeTakeFirstOrThrow();

/** A customer's invoices, and what is open of them. */
export const partyInvoices: RecordFigureSource = {
  permission: 'sale-invoice.read',
  async read({ db }, partyId) {
    const { documents, outstanding } = await documentsOf(db, 'SALE', partyId);
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
    const { documents, outstanding } = await documentsOf(db, 'PURCHASE', partyId);
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
