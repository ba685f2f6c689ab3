import type { BookEntry, Proposals } from '@freightdesk/reconciliation-contract';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import type { ReconciledBank } from '../bank.repository';
import { entryColumns } from './open-items.repository';

type Found = Omit<BookEntry, 'voucher' | 'reference'> & {
  lineId: string;
  type: string;
  number: string;
  documentId: string;
};

/** So long before the line that gives it back a cheque was paid or banked, at most. */
const mostDays = 45;

/**
 * Cheques of some weeks before that lines give back, each by its amount turned around; the latest of several. What moved in the weeks before
 * any of the lines is read once, from the index of the account, and held against all of them; only what bears an amount is looked up.
 */
export async function returnsOf(
  db: Db,
  bank: ReconciledBank,
  lineIds: readonly string[],
): Promise<Proposals['returns']> {
  const { rows } = await sql<Found>`
    with asked as materialized (
      select id, date, amount_minor from bank_statement_line where id = any (${[...lineIds]}::uuid[])
    )
    select distinct on (l.id) l.id as line_id, ${entryColumns}
    from (select unnest(range_agg(daterange(date - ${sql.lit(mostDays)}, date + 1))) as days from asked) weeks
      cross join lateral (
        select voucher_id, line_no, date, currency_minor from posting
        where account_id = ${bank.accountId} and date >= lower(weeks.days) and date < upper(weeks.days) offset 0
      ) paid
      join asked l on l.amount_minor = -paid.currency_minor and paid.date between l.date - ${sql.lit(mostDays)} and l.date
      join payment on payment.voucher_id = paid.voucher_id and payment.mode = 'CHEQUE' and payment.status = 'POSTED'
      join posting p on p.voucher_id = paid.voucher_id and p.line_no = paid.line_no
      join voucher v on v.id = paid.voucher_id
    order by l.id, p.date desc, p.id`.execute(db);
  return rows.map(({ lineId, type, number, documentId, ...entry }) => ({
    lineId,
    entry: { ...entry, reference: null, voucher: { type, number, id: documentId } },
  }));
}
