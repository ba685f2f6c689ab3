import { hasAccount, homeCountry, type MsmeClass, msmePayBy, payBy } from '@freightdesk/parties-contract';
import type { DueBill, Proposal } from '@freightdesk/payments-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db, Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** More than these nobody decides on at once; of a list that long the latest wait. */
const mostProposed = 2000;

const openBills = (db: Db | Tx) =>
  db
    .selectFrom('purchaseInvoice')
    .innerJoin('party', 'party.id', 'purchaseInvoice.partyId')
    .leftJoin('billHold', 'billHold.id', 'purchaseInvoice.id')
    .leftJoin('paymentRunLine as line', (join) =>
      join.onRef('line.purchaseInvoiceId', '=', 'purchaseInvoice.id').on('line.isOpen', '=', true),
    )
    .leftJoin('paymentRun', 'paymentRun.id', 'line.runId')
    .select((eb) => [
      'purchaseInvoice.id',
      eb.ref('purchaseInvoice.number').$notNull().as('number'),
      'purchaseInvoice.supplierNumber',
      'purchaseInvoice.supplierDate',
      'purchaseInvoice.date',
      'purchaseInvoice.dueDate',
      'purchaseInvoice.outstandingMinor as outstandingPaise',
      'party.id as partyId',
      'party.name as partyName',
      'party.payeeName',
      'party.payeeAccount',
      'party.payeeIfsc',
      eb.ref('party.msmeClass').$castTo<MsmeClass | null>().as('msmeClass'),
      'party.msmeAgreedDays',
      'party.paymentHoldReason as vendorHoldReason',
      'billHold.reason as holdReason',
      'paymentRun.id as runId',
      'paymentRun.title as runTitle',
    ])
    .where('purchaseInvoice.status', '=', 'POSTED')
    .where('purchaseInvoice.outstandingMinor', '>', 0)
    // What goes abroad, or in another currency, is paid one by one: the law asks a form of each.
    .where('purchaseInvoice.currency', '=', 'INR')
    .where('party.country', '=', homeCountry);

type SelectedBill = Awaited<ReturnType<ReturnType<typeof openBills>['executeTakeFirstOrThrow']>>;

function toDueBill({ partyId, partyName, runId, runTitle, supplierDate, ...bill }: SelectedBill): DueBill {
  const { id, number, supplierNumber, date, dueDate, outstandingPaise, holdReason, vendorHoldReason } = bill;
  return {
    ...{ id, number, supplierNumber, date, dueDate, outstandingPaise, holdReason, vendorHoldReason },
    // Taken as accepted on the day that the vendor wrote it: the books may have had it later, and the law would not wait.
    payBy: payBy({ dueDate, acceptedOn: supplierDate }, bill),
    isMsme: msmePayBy(supplierDate, bill) !== null,
    party: { id: partyId, name: partyName },
    hasAccount: hasAccount(bill),
    run: runId !== null && runTitle !== null ? { id: runId, title: runTitle } : null,
  };
}

/** Bills of these ids that are open, in no order. */
export async function openBillsOf(db: Db | Tx, ids: readonly string[]): Promise<DueBill[]> {
  if (ids.length === 0) return [];
  const rows = await openBills(db).where('purchaseInvoice.id', 'in', ids).execute();
  return rows.map(toDueBill);
}

/** Bills to be paid by a day; of small enterprises the law may say an earlier one than the bill does. */
export async function billsDueUntil(db: Db, until: BusinessDate): Promise<DueBill[]> {
  const rows = await openBills(db)
    .where((eb) => eb.or([eb('purchaseInvoice.dueDate', '<=', until), eb('party.msmeClass', 'in', ['MICRO', 'SMALL'])]))
    .orderBy('purchaseInvoice.dueDate')
    .limit(mostProposed)
    .execute();
  return rows.map(toDueBill).filter((bill) => bill.payBy <= until);
}

interface Debit {
  id: string;
  name: string;
  debitPaise: number;
}

/** What these vendors owe us: debit notes that stand open, and what was paid ahead of any bill. */
export async function debitsOf(db: Db, partyIds: readonly string[]): Promise<Proposal['debits']> {
  const { rows } = await sql<Debit>`
    select party.id, party.name, sum(owed.paise)::bigint as debit_paise from (
      select party_id, -outstanding_minor as paise from purchase_invoice
      where status = 'POSTED' and outstanding_minor < 0 and currency = 'INR' and party_id = any(${partyIds}::uuid[])
      union all
      select party_id, amount_minor + tds_paise - bank_charges_paise
        - (select coalesce(sum(amount_minor), 0) from allocation where payment_id = payment.id)
      from payment
      where direction = 'PAYMENT' and status = 'POSTED' and currency = 'INR' and refund_of_id is null and party_id = any(${partyIds}::uuid[])
    ) owed join party on party.id = owed.party_id
    group by party.id having sum(owed.paise) > 0 order by party.name`.execute(db);
  return rows.map(({ id, name, debitPaise }) => ({ party: { id, name }, debitPaise }));
}
