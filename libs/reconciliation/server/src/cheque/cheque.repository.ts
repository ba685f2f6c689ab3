import { type Cheque, chequeList, type ChequeState } from '@freightdesk/reconciliation-contract';
import type { PaymentDirection } from '@freightdesk/payments-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db, Tx } from '@freightdesk/shared-database';
import { type Asking, pagesOf } from '@freightdesk/shared-server-kit';
import { type RawBuilder, sql } from 'kysely';
import type { ReconciledBank } from '../bank.repository';

/** Said and not told: the index of cheques is of these alone, and a plan that stands whatever is told enters no such index. */
const cheque = sql.lit('CHEQUE');

/** Of what no statement tells there are few: what is kept of them says what is cleared. */
const waits = (of: 'listed' | 'payment') =>
  sql`select from bank_open_entry o where o.voucher_id = ${sql.ref(`${of}.voucherId`)}`;

/** Of rows that are shown: looked up row by row, where all that waits would be read for a page of 25. */
const isTold = sql`not exists (${waits('payment')} offset 0)`;

/** The day on which the statement had it: that of the line which its entry at the bank stands matched with, and none while it waits. */
const clearedOn = sql<string | null>`case when ${isTold} then (select max(l.date)
  from posting p join bank_match_part own on own.posting_id = p.id
  join bank_match_part other on other.match_id = own.match_id join bank_statement_line l on l.id = other.line_id
  where p.voucher_id = payment.voucher_id) end`;

/** Three months after its day no bank pays a cheque. */
export const staleBefore = (today: RawBuilder<BusinessDate>) => sql`(${today}::date - interval '3 months')::date`;

const stateAt = (today: RawBuilder<BusinessDate>) => sql<ChequeState>`
  case when payment.status = 'REVERSED' then 'RETURNED'
    when ${isTold} then 'CLEARED'
    when payment.date < ${staleBefore(today)} then 'STALE' else 'ON_ITS_WAY' end`;

/** The same, state by state. */
function chequesApart(today: RawBuilder<BusinessDate>): Readonly<Record<ChequeState, RawBuilder<unknown>>> {
  const stands = sql`listed.status <> 'REVERSED'`;
  const isKept = waits('listed');
  return {
    RETURNED: sql`listed.status = 'REVERSED'`,
    CLEARED: sql`(${stands} and not exists (${isKept}))`,
    STALE: sql`(${stands} and exists (${isKept}) and listed.date < ${staleBefore(today)})`,
    // Of three months there are few, and each is looked up.
    ON_ITS_WAY: sql`(${stands} and exists (${isKept} offset 0) and listed.date >= ${staleBefore(today)})`,
  };
}

type Given = { today: BusinessDate };

const chequeRows = (db: Db | Tx, asking: Asking<Given>) =>
  db
    .selectFrom('payment')
    .innerJoin('bank', 'bank.id', 'payment.bankId')
    .leftJoin('party', 'party.id', 'payment.partyId')
    .where('payment.mode', '=', cheque)
    .where('payment.fromReceiptId', 'is', null)
    .select((eb) => [
      'payment.id',
      'payment.number',
      'payment.date',
      eb.ref('payment.direction').$castTo<PaymentDirection>().as('direction'),
      'payment.bankId',
      'bank.name as bankName',
      'payment.partyId',
      'party.name as partyName',
      'payment.reference',
      'payment.currency',
      'payment.amountMinor',
      'payment.status',
      'payment.voucherId',
      stateAt(asking('today')).as('state'),
      clearedOn.as('clearedOn'),
    ]);

/** The same cheques, of their own table alone. */
const narrowCheques = (db: Db | Tx, asking: Asking<Given>) =>
  db
    .selectFrom('payment')
    .where('payment.mode', '=', cheque)
    .where('payment.fromReceiptId', 'is', null)
    .select(['id', 'number', 'date', 'direction', 'bankId', 'reference', 'status', 'voucherId'])
    .select(stateAt(asking('today')).as('state'));

type Selected = Awaited<ReturnType<ReturnType<typeof chequeRows>['executeTakeFirstOrThrow']>>;

/** How many cheques of a day there are in each state. A state that is not asked for is not read. */
function chequeTally(today: RawBuilder<BusinessDate>) {
  const inState = (state: ChequeState, count: RawBuilder<unknown>, of = sql`true`) =>
    sql`select date, ${sql.lit(state)} as state, ${count} as row_count from cheque_day where ${of}`;
  const states = [
    inState('RETURNED', sql`taken_back`),
    inState('CLEARED', sql`cheques - waiting - taken_back`),
    inState('STALE', sql`waiting`, sql`date < ${staleBefore(today)}`),
    inState('ON_ITS_WAY', sql`waiting`, sql`date >= ${staleBefore(today)}`),
  ];
  return sql<{ rowCount: number }>`(${sql.join(states, sql` union all `)})`;
}

export const listChequeRows = pagesOf(chequeRows, {
  narrow: narrowCheques,
  searched: { own: ['number', 'reference'], related: {} },
  list: chequeList,
  apart: (asking) => ({ state: chequesApart(asking('today')) }),
  tallied: { filters: ['state', 'dateFrom', 'dateTo'], rows: (_db, asking) => chequeTally(asking('today')) },
  toRow: ({
    bankId,
    bankName,
    partyId,
    partyName,
    status: _status,
    voucherId: _voucherId,
    ...cheque
  }: Selected): Cheque => ({
    ...cheque,
    bank: { id: bankId, name: bankName },
    party: partyId === null || partyName === null ? null : { id: partyId, name: partyName },
  }),
});

export interface ReturnablePayment {
  id: string;
  version: number;
  voucherId: string;
  /** The number of the cheque. */
  reference: string | null;
  /** At the bank's account, above zero what it gained. */
  amountMinor: number;
  matchId: string | null;
}

/** The payment behind an entry of the bank, while it stands. */
export async function paymentOfEntry(
  tx: Tx,
  bank: ReconciledBank,
  entryId: string,
): Promise<ReturnablePayment | undefined> {
  const { rows } = await sql<ReturnablePayment>`
    select payment.id, payment.version, payment.voucher_id, payment.reference, p.currency_minor as amount_minor, part.match_id
    from posting p join payment on payment.voucher_id = p.voucher_id and payment.status = 'POSTED'
      left join bank_match_part part on part.posting_id = p.id
    where p.id = ${entryId} and p.account_id = ${bank.accountId}`.execute(tx);
  return rows[0];
}

/** What a match is made of. */
export async function partsOfMatch(tx: Tx, matchId: string): Promise<{ lineIds: string[]; entryIds: string[] }> {
  const parts = await tx
    .selectFrom('bankMatchPart')
    .select(['lineId', 'postingId'])
    .where('matchId', '=', matchId)
    .execute();
  const present = (ids: (string | null)[]) => ids.filter((id) => id !== null);
  return {
    lineIds: present(parts.map(({ lineId }) => lineId)),
    entryIds: present(parts.map(({ postingId }) => postingId)),
  };
}

/** The entry at the bank by which a voucher was taken back. */
export async function mirrorEntry(tx: Tx, bank: ReconciledBank, voucherId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('posting')
    .innerJoin('voucher', 'voucher.id', 'posting.voucherId')
    .select('posting.id')
    .where('voucher.reversesId', '=', voucherId)
    .where('posting.accountId', '=', bank.accountId)
    .executeTakeFirst();
  return row?.id;
}
