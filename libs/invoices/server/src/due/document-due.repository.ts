import type { EinvoiceTurnover } from '@freightdesk/company-contract';
import { addDays } from '@freightdesk/shared-calendar';
import type { DueAsking, DueSource, ReadContext } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

const nobody = sql<string | null>`null::uuid`.as('ownerId');

const today = ({ asking }: Pick<DueAsking, 'asking'>) => asking((clock) => clock.today());

const sales = ({ db }: Pick<DueAsking, 'db'>) =>
  db
    .selectFrom('saleInvoice')
    .select(['saleInvoice.id', 'saleInvoice.number', 'saleInvoice.partyName as title', nobody]);

/** Invoices that should have been paid: the oldest come first. */
export const invoicesOverdue: DueSource = {
  name: 'saleInvoice.overdue',
  record: 'sale invoice',
  read: 'sale-invoice.read',
  label: 'Payment from the customer',
  act: 'Remind',
  by: 'day',
  hasDays: true,
  rows: (asked) =>
    sales(asked)
      .select('saleInvoice.dueDate as due')
      .where('saleInvoice.outstandingMinor', '>', 0)
      .where('saleInvoice.dueDate', '<', today(asked)),
};

const isOfTurnover = (turnover: EinvoiceTurnover) =>
  sql<boolean>`(select einvoice_turnover from company) = ${sql.lit(turnover)}
    and sale_invoice.date >= coalesce((select einvoice_from from company), sale_invoice.date)`;

/** What the e-invoice portal takes for some days alone: those with the fewest left come first. */
export const einvoicesToReport: DueSource = {
  name: 'saleInvoice.einvoice',
  record: 'sale invoice',
  read: 'sale-invoice.read',
  label: 'E-invoice to be registered',
  act: 'Register',
  by: 'day',
  hasDays: true,
  rows: (asked) =>
    sales(asked)
      .select((eb) => eb.ref('saleInvoice.einvoiceBy').$notNull().as('due'))
      .where('saleInvoice.einvoiceBy', 'is not', null)
      .where(isOfTurnover('FROM_10_CRORE')),
};

/** What it takes on any day, by its own. */
export const einvoicesToRegister: DueSource = {
  name: 'saleInvoice.einvoiceWaits',
  record: 'sale invoice',
  read: 'sale-invoice.read',
  label: 'E-invoice to be registered',
  act: 'Register',
  by: 'age',
  hasDays: true,
  rows: (asked) =>
    sales(asked)
      .select('saleInvoice.date as due')
      .where('saleInvoice.einvoiceBy', 'is not', null)
      .where(isOfTurnover('ABOVE_5_CRORE')),
};

/** Written before today and not issued yet. */
export const draftsWaiting: DueSource = {
  name: 'saleInvoice.draft',
  record: 'sale invoice',
  read: 'sale-invoice.read',
  label: 'Draft',
  act: 'Issue',
  by: 'age',
  hasDays: true,
  rows: (asked) =>
    sales(asked)
      .select('saleInvoice.date as due')
      .where('saleInvoice.standing', '=', 'DRAFT')
      .where('saleInvoice.date', '<', today(asked)),
};

/** Drafts of a side that bear a day up to the one that is named. */
const draftsUpTo = (table: 'saleInvoice' | 'purchaseInvoice') =>
  async function count(db: ReadContext['db'], day: string): Promise<number> {
    const { count: drafts } = await db
      .selectFrom(table)
      .where('standing', '=', 'DRAFT')
      .where('date', '<=', day)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
    return drafts;
  };
export const saleDraftsUpTo = draftsUpTo('saleInvoice');
export const billDraftsUpTo = draftsUpTo('purchaseInvoice');

const daysAhead = 7;

/** What we owe within a week, and what is late. */
export const billsDue: DueSource = {
  name: 'purchaseInvoice.due',
  record: 'purchase invoice',
  read: 'purchase-invoice.read',
  label: 'Payment to the vendor',
  act: 'Pay',
  by: 'day',
  hasDays: true,
  rows: ({ db, asking }) =>
    db
      .selectFrom('purchaseInvoice')
      .select(['purchaseInvoice.id', 'purchaseInvoice.number', 'purchaseInvoice.partyName as title', nobody])
      .select('purchaseInvoice.dueDate as due')
      .where('purchaseInvoice.outstandingMinor', '>', 0)
      .where(
        'purchaseInvoice.dueDate',
        '<=',
        asking((clock) => addDays(clock.today(), daysAhead)),
      ),
};
