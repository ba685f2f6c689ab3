import type { Payment } from '@freightdesk/payments-contract';
import { sql } from 'kysely';

/** The receipt of which a payment gave back. */
export const refundOf = sql<Payment['refundOf']>`(
  select jsonb_build_object('id', receipt.id, 'number', receipt.number) from payment receipt
  where receipt.id = payment.refund_of_id)`;

/** By which payments money of this receipt was given back, with the day on which that was taken back. */
export const refunds = sql<Payment['refunds']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', back.id, 'number', back.number, 'date', back.date,
    'bank', jsonb_build_object('id', bank.id, 'name', bank.name), 'amountMinor', back.amount_minor,
    'reversedOn', (select max(taken.date) from allocation taken where taken.refund_id = back.id and taken.amount_minor < 0))
    order by back.id), '[]')
  from payment back join bank on bank.id = back.bank_id where back.refund_of_id = payment.id)`;
