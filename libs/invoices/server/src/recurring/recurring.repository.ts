import { type RecurringInvoice, recurringList, type RecurringPeriod } from '@freightdesk/invoices-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db, Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { bearing, pagesOf, type RecordKind, recordTable, refuse } from '@freightdesk/shared-server-kit';

const rows = (db: Db | Tx) =>
  db
    .selectFrom('recurringInvoice')
    .innerJoin('saleInvoice as made', 'made.id', 'recurringInvoice.invoiceId')
    .select((eb) => [
      ...(['recurringInvoice.id', 'recurringInvoice.invoiceId', 'recurringInvoice.nextOn'] as const),
      ...(['recurringInvoice.until', 'recurringInvoice.active', 'recurringInvoice.lastInvoiceId'] as const),
      ...(['recurringInvoice.version', 'recurringInvoice.anchorDay', 'made.partyId', 'made.partyName'] as const),
      'made.currencyTotalMinor',
      'made.number as invoiceNumber',
      eb.ref('made.currency').$castTo<CurrencyCode>().as('currency'),
      eb.ref('recurringInvoice.period').$castTo<RecurringPeriod>().as('period'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

const toRecurring = ({ partyId, partyName, anchorDay: _, ...row }: Row): RecurringInvoice => ({
  ...row,
  party: { id: partyId, name: partyName },
});

export const listRecurringRows = pagesOf(rows, {
  list: recurringList,
  searched: {
    own: [],
    related: { partyName: bearing('invoiceId', { table: 'saleInvoice', column: 'partyName' }) },
  },
  toRow: toRecurring,
});

export const {
  lock: lockRecurring,
  insert: insertRecurring,
  change: changeRecurring,
} = recordTable('recurringInvoice');

export async function findRecurring(db: Db | Tx, id: string): Promise<RecurringInvoice & { anchorDay: number }> {
  const row =
    (await rows(db).where('recurringInvoice.id', '=', id).executeTakeFirst()) ?? refuse(commonProblems.not_found);
  return { ...toRecurring(row), anchorDay: row.anchorDay };
}

export const recurringInvoices: RecordKind<RecurringInvoice & { anchorDay: number }> = {
  record: 'recurring invoice',
  lock: lockRecurring,
  find: findRecurring,
};

/** Whether another one than this makes the invoice again. */
export const recursBeside = async (
  tx: Tx,
  { id, invoiceId }: Pick<RecurringInvoice, 'id' | 'invoiceId'>,
): Promise<boolean> =>
  (await tx
    .selectFrom('recurringInvoice')
    .select('id')
    .where('invoiceId', '=', invoiceId)
    .where('id', '<>', id)
    .where('active', '=', true)
    .where((eb) => eb.or([eb('until', 'is', null), eb('nextOn', '<=', eb.ref('until'))]))
    .executeTakeFirst()) !== undefined;

/** What is to be made by a day, with who set it up. */
export const dueRecurring = (db: Db, today: BusinessDate) =>
  db
    .selectFrom('recurringInvoice as due')
    .innerJoin('appUser', 'appUser.id', 'due.createdBy')
    .select(['due.id', 'appUser.id as userId', 'appUser.email', 'appUser.firstName', 'appUser.lastName'])
    .where('due.active', '=', true)
    .where('due.nextOn', '<=', today)
    .where((eb) => eb.or([eb('due.until', 'is', null), eb('due.nextOn', '<=', eb.ref('due.until'))]))
    .orderBy('due.nextOn')
    .limit(500)
    .execute();
