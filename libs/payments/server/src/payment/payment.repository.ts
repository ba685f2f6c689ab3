import {
  type AddPaymentInput,
  isTelling,
  type PaidAccount,
  type Payment,
  type PaymentDirection,
  paymentList,
  type PaymentMode,
  type PaymentRow,
  type PaymentStatus,
  paymentValue,
  unidentifiedAccount,
  worthOfPart,
} from '@freightdesk/payments-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import {
  asStored,
  bearing,
  keyOf,
  namedBy,
  numberKey,
  recordTable,
  rowShape,
  writtenPagesOf,
} from '@freightdesk/shared-server-kit';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { sql } from 'kysely';
import { jobOfExpense } from './expense-job.repository';
import { refundOf, refunds } from './refund.repository';

/** In the words of the index payment_unidentified. What is for no account is said to be none: by the unknown, nothing is found. */
const isUnidentified = sql<boolean>`(payment.account_code is not null and payment.account_code = ${sql.lit(unidentifiedAccount)}
  and payment.direction = 'RECEIPT' and payment.status = 'POSTED')`;

/** What of an unidentified receipt no customer was given. Few among all receipts are, so of the others nothing is looked up. */
const leftToAssign = sql<number>`(payment.bank_amount_paise + payment.bank_charges_paise - (
  select coalesce(sum(given.amount_minor), 0) from payment given
  where given.from_receipt_id = payment.id and given.status = 'POSTED'))::bigint`;

const toAssign = sql<number>`case when ${isUnidentified} then ${leftToAssign} else 0 end`;

/** Whether it waits for whoever claims it. */
export const isToAssign = sql<boolean>`(${isUnidentified} and ${leftToAssign} > 0)`;

const assigning = [toAssign.as('toAssignPaise'), isToAssign.as('isToAssign')] as const;

const scalars = [
  'payment.id',
  'payment.number',
  'payment.date',
  'payment.reference',
  'payment.exchangeRate',
  'payment.amountMinor',
  'payment.bankAmountPaise',
  'payment.tdsPaise',
  'payment.bankChargesPaise',
  'payment.fxGainPaise',
  'payment.reverseReason',
  'payment.advanceTaxReason',
  'payment.form15ca',
  'payment.gstRate',
  'payment.itcEligible',
  'payment.taxablePaise',
  'payment.cgstPaise',
  'payment.sgstPaise',
  'payment.igstPaise',
  'payment.challanNumber',
  'payment.challanBsrCode',
  'payment.challanDate',
  'payment.version',
] as const;

const paymentRows = (db: Db | Tx) =>
  db
    .selectFrom('payment')
    .innerJoin('bank', 'bank.id', 'payment.bankId')
    .leftJoin('party', 'party.id', 'payment.partyId')
    .leftJoin('account', 'account.code', 'payment.accountCode')
    .select(scalars)
    .select((eb) => [
      eb.ref('payment.direction').$castTo<PaymentDirection>().as('direction'),
      eb.ref('payment.status').$castTo<PaymentStatus>().as('status'),
      'payment.bankId',
      'bank.name as bankName',
      'payment.partyId',
      'party.name as partyName',
      eb.ref('payment.mode').$castTo<PaymentMode>().as('mode'),
      eb.ref('payment.currency').$castTo<CurrencyCode>().as('currency'),
      'payment.accountCode',
      'payment.refundOfId',
      'account.name as accountName',
      'payment.gstSupply as supply',
      sql<boolean>`payment.reverse_charge is true`.as('reverseCharge'),
      eb
        .selectFrom('allocation')
        .whereRef('allocation.paymentId', '=', 'payment.id')
        .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('minor'))
        .$asScalar()
        .$notNull()
        .as('allocatedMinor'),
      ...assigning,
    ]);

/** The same payments, of their own table alone. */
const narrowPayments = (db: Db | Tx) =>
  db
    .selectFrom('payment')
    .select(['id', 'number', 'date', 'direction', 'status', 'mode', 'amountMinor', 'bankId', 'partyId', 'reference'])
    .select(isToAssign.as('isToAssign'));

type Selected = Awaited<ReturnType<ReturnType<typeof paymentRows>['executeTakeFirstOrThrow']>>;

const computedOf = [
  ...(['direction', 'status', 'currency', 'exchangeRate', 'amountMinor', 'bankAmountPaise', 'tdsPaise'] as const),
  ...(['bankChargesPaise', 'accountCode', 'accountName', 'refundOfId', 'allocatedMinor'] as const),
] as const;

/** A reversed payment brought nothing: neither is any of it allocated, nor is anything left. */
function computed(payment: Pick<Selected, (typeof computedOf)[number]>) {
  const { status, accountCode, accountName, allocatedMinor } = payment;
  const value = paymentValue(payment);
  const unallocatedMinor = status === 'POSTED' ? value.minor - allocatedMinor : 0;
  const unallocatedPaise = worthOfPart(value, unallocatedMinor);
  return {
    account: accountCode === null || accountName === null ? null : { code: accountCode, name: accountName },
    unallocatedMinor,
    unallocatedPaise,
    allocatedPaise: status === 'POSTED' ? value.paise - unallocatedPaise : 0,
  };
}

const shape = rowShape<Selected>()(
  {
    ...asStored([
      ...scalars,
      'direction',
      'status',
      'mode',
      'currency',
      'supply',
      'reverseCharge',
      'allocatedMinor',
      'toAssignPaise',
    ]),
    bank: { id: 'bankId', name: 'bankName' },
    party: namedBy('partyId', 'partyName'),
  },
  { from: computedOf, members: computed },
);

export const listPaymentRows = writtenPagesOf(paymentRows, {
  table: 'payment',
  narrow: narrowPayments,
  searched: {
    own: ['number', 'reference'],
    related: { partyName: bearing('partyId', { table: 'party', kept: 'searchName' }) },
  },
  list: paymentList,
  shape,
});

/** The unidentified receipt by which the money of this one came. */
const fromReceipt = sql<Payment['fromReceipt']>`(
  select jsonb_build_object('id', came.id, 'number', came.number) from payment came where came.id = payment.from_receipt_id)`;

/** The standing receipts by which customers were given money of this one, that nobody had claimed. */
const assigned = sql<Payment['assigned']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', given.id, 'number', given.number, 'amountMinor', given.amount_minor,
    'party', jsonb_build_object('id', party.id, 'name', party.name)) order by given.id), '[]')
  from payment given join party on party.id = given.party_id
  where given.from_receipt_id = payment.id and given.status = 'POSTED')`;

type FoundRow = PaymentRow & Pick<Payment, 'job' | 'fromReceipt' | 'assigned' | 'refundOf' | 'refunds'>;

export async function findPaymentRow(db: Db, id: string): Promise<FoundRow | undefined> {
  const found = await paymentRows(db)
    .select([jobOfExpense.as('job'), fromReceipt.as('fromReceipt'), assigned.as('assigned')])
    .select([refundOf.as('refundOf'), refunds.as('refunds')])
    .where('payment.id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { job, fromReceipt: from, assigned: given, refundOf: of, refunds: back, ...row } = found;
  return { ...shape.of(row), job, fromReceipt: from, assigned: given, refundOf: of, refunds: back };
}

export const { lock: lockPayment, insert: insertPayment, change: changePayment } = recordTable('payment');

/** Cash that moved between us and a party on a day and was not given back. */
export async function cashMovedPaise(
  db: Db,
  { mode, direction, partyId, date }: Pick<AddPaymentInput, 'mode' | 'direction' | 'partyId' | 'date'>,
): Promise<number> {
  if (mode !== 'CASH' || partyId === undefined) return 0;
  const { paise } = await db
    .selectFrom('payment')
    .select(sql<number>`coalesce(sum(bank_amount_paise), 0)::bigint`.as('paise'))
    .where('partyId', '=', partyId)
    .where('date', '=', date)
    .where('mode', '=', 'CASH')
    .where('direction', '=', direction)
    .where('status', '=', 'POSTED')
    .executeTakeFirstOrThrow();
  return paise;
}

/** A standing movement of the same bank, in the same direction, that bears the same reference: the latest. */
export async function standingUnder(
  db: Db,
  { bankId, direction, mode, reference = '' }: Pick<AddPaymentInput, 'bankId' | 'direction' | 'mode' | 'reference'>,
): Promise<{ number: string; date: BusinessDate } | undefined> {
  if (!isTelling(mode, reference)) return undefined;
  const incoming = sql<boolean>`(direction = 'RECEIPT')`;
  return db
    .selectFrom('payment')
    .select(['number', 'date'])
    .where(numberKey(sql.ref('reference')), '=', keyOf(reference))
    .where('bankId', '=', bankId)
    .where('status', '=', 'POSTED')
    .where(incoming, '=', direction === 'RECEIPT')
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export const findAccount = (db: Db, code: string): Promise<PaidAccount | undefined> =>
  db
    .selectFrom('account')
    .select((eb) => [
      'code',
      'name',
      eb.ref('kind').$castTo<PaidAccount['kind']>().as('kind'),
      eb.ref('control').$castTo<PaidAccount['control']>().as('control'),
    ])
    .where('code', '=', code)
    .executeTakeFirst();
