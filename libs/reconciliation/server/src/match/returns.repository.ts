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

/** Cheques of some weeks before that lines give back, each by its amount turned around; the latest of several. */
export async function returnsOf(
  db: Db,
  bank: ReconciledBank,
  lineIds: readonly string[],
): Promise<Proposals['returns']> {
  const { rows } = await sql<Found>`
    select distinct on (l.id) l.id as line_id, ${entryColumns}
    from bank_statement_line l
      -- Days and amount are read from the index of the account; only what bears the amount is looked up.
      cross join lateral (
        select voucher_id, line_no from posting
        where account_id = ${bank.accountId} and date between l.date - 45 and l.date and currency_minor = -l.amount_minor offset 0
      ) paid
      join payment on payment.voucher_id = paid.voucher_id and payment.mode = 'CHEQUE' and payment.status = 'POSTED'
      join posting p on p.voucher_id = paid.voucher_id and p.line_no = paid.line_no
      join voucher v on v.id = paid.voucher_id
    where l.id = any (${[...lineIds]}::uuid[]) order by l.id, p.date desc, p.id`.execute(db);
  return rows.map(({ lineId, type, number, documentId, ...entry }) => ({
    lineId,
    entry: { ...entry, reference: null, voucher: { type, number, id: documentId } },
  }));
}
