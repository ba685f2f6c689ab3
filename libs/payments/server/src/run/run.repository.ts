import { type FileLayout, isSameBank } from '@freightdesk/banks-contract';
import { hasAccount, type MsmeClass, msmePayBy, payBy } from '@freightdesk/parties-contract';
import { type Run, runList, type RunRow, type RunStatus } from '@freightdesk/payments-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { pagesOf, recordTable } from '@freightdesk/shared-server-kit';
import { type RawBuilder, sql } from 'kysely';

const countOf = (what: RawBuilder<unknown>) =>
  sql<number>`(select count(${what}) from payment_run_line line where line.run_id = payment_run.id)::int`;

const runRows = (db: Db | Tx) =>
  db
    .selectFrom('paymentRun')
    .innerJoin('bank', 'bank.id', 'paymentRun.bankId')
    .select((eb) => [
      'paymentRun.id',
      'paymentRun.title',
      eb.ref('paymentRun.status').$castTo<RunStatus>().as('status'),
      'paymentRun.payOn',
      'paymentRun.bankId',
      'bank.name as bankName',
      'paymentRun.totalPaise',
      countOf(sql`*`).as('billCount'),
      countOf(sql`distinct line.party_id`).as('vendorCount'),
      'paymentRun.version',
    ]);

/** The same runs, of their own table alone. */
const narrowRuns = (db: Db | Tx) =>
  db.selectFrom('paymentRun').select(['id', 'title', 'searchName', 'status', 'payOn', 'bankId', 'totalPaise']);

type Selected = Awaited<ReturnType<ReturnType<typeof runRows>['executeTakeFirstOrThrow']>>;

const toRow = ({ bankId, bankName, ...run }: Selected): RunRow => ({ ...run, bank: { id: bankId, name: bankName } });

export const listRunRows = pagesOf(runRows, {
  table: 'payment_run',
  narrow: narrowRuns,
  searched: { own: ['title'], kept: 'searchName', related: {} },
  list: runList,
  toRow: toRow,
});

const person = (column: string) =>
  sql<{ id: string; name: string } | null>`(
    select json_build_object('id', id, 'name', trim(first_name || ' ' || last_name)) from app_user where id = ${sql.ref(column)})`;

export async function findRunHead(db: Db | Tx, id: string): Promise<Omit<Run, 'lines'> | undefined> {
  const row = await runRows(db)
    .select([
      'paymentRun.paidOn',
      'paymentRun.cancelReason',
      person('payment_run.prepared_by').$notNull().as('madeBy'),
      person('payment_run.submitted_by').as('submittedBy'),
      person('payment_run.approved_by').as('approvedBy'),
    ])
    .where('paymentRun.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { paidOn, cancelReason, madeBy, submittedBy, approvedBy, ...rest } = row;
  return { ...toRow(rest), paidOn, cancelReason, madeBy, submittedBy, approvedBy };
}

export async function linesOfRun(db: Db | Tx, id: string): Promise<Run['lines']> {
  const rows = await db
    .selectFrom('paymentRunLine as line')
    .innerJoin('purchaseInvoice as bill', 'bill.id', 'line.purchaseInvoiceId')
    .innerJoin('party', 'party.id', 'line.partyId')
    .innerJoin('paymentRun', 'paymentRun.id', 'line.runId')
    .innerJoin('bank', 'bank.id', 'paymentRun.bankId')
    .leftJoin('payment', 'payment.id', 'line.paymentId')
    .where('line.runId', '=', id)
    .orderBy('line.position')
    .select((eb) => [
      'bill.id as invoiceId',
      eb.ref('bill.number').$notNull().as('number'),
      ...(['bill.supplierNumber', 'bill.supplierDate', 'bill.dueDate', 'bill.outstandingMinor'] as const),
      ...(['party.id as partyId', 'party.name as partyName'] as const),
      ...(['party.payeeName', 'party.payeeAccount', 'party.payeeIfsc', 'party.msmeAgreedDays'] as const),
      eb.ref('party.msmeClass').$castTo<MsmeClass | null>().as('msmeClass'),
      ...(['line.amountPaise', 'bank.ifsc'] as const),
      eb.ref('bank.paymentFile').$castTo<FileLayout | null>().as('paymentFile'),
      ...(['payment.id as paymentId', 'payment.number as paymentNumber', 'payment.reference'] as const),
      'payment.date as paidOn',
    ])
    .execute();
  return rows.map(
    ({ partyId, partyName, supplierDate, dueDate, paymentId, paymentNumber, reference, paidOn, ...row }) => ({
      ...{ invoiceId: row.invoiceId, number: row.number, supplierNumber: row.supplierNumber },
      ...{ amountPaise: row.amountPaise, outstandingPaise: row.outstandingMinor },
      party: { id: partyId, name: partyName },
      payBy: payBy({ dueDate, acceptedOn: supplierDate }, row),
      isMsme: msmePayBy(supplierDate, row) !== null,
      hasAccount: hasAccount(row),
      isWithinBank: Boolean(row.paymentFile?.iftWord) && isSameBank(row.ifsc, row.payeeIfsc ?? ''),
      payment:
        paymentId !== null && paymentNumber !== null && paidOn !== null
          ? { id: paymentId, number: paymentNumber, reference, date: paidOn }
          : null,
    }),
  );
}

export const { lock: lockRun, insert: insertRun, change: changeRun } = recordTable('paymentRun');

/** Who prepared it first; another may have changed it since. */
export async function makerOfRun(tx: Tx, id: string): Promise<string | undefined> {
  const run = await tx.selectFrom('paymentRun').select('createdBy').where('id', '=', id).executeTakeFirst();
  return run?.createdBy;
}
