import { accountCode } from '@freightdesk/ledger-contract';
import { type Invariant, named } from '@freightdesk/shared-server-kit';
import { type RawBuilder, sql } from 'kysely';

/** What a voucher debited to the accounts of the three heads; what it credited is below zero. */
const posted = (cgst: string, sgst: string, igst: string): RawBuilder<unknown> =>
  sql.join(
    [cgst, sgst, igst].map(
      (code) => sql`coalesce(sum(p.debit_paise - p.credit_paise) filter (where a.code = ${code}), 0)`,
    ),
  );

/** What a payment says of the three heads where it is so, otherwise nothing. */
const said = (is: RawBuilder<unknown>, sign = 1): RawBuilder<unknown> =>
  sql.join(
    ['cgst', 'sgst', 'igst'].map(
      (head) => sql`case when ${is} then ${sql.lit(sign)} * ${sql.ref(`payment.${head}_paise`)} else 0 end`,
    ),
  );

const { inputCgst, inputSgst, inputIgst } = accountCode;
const { reverseInputCgst, reverseInputSgst, reverseInputIgst } = accountCode;
const { reverseOutputCgst, reverseOutputSgst, reverseOutputIgst } = accountCode;

/** The reports of GST read what payments say; the books are what their vouchers posted. */
export const expenseGstInvariant: Invariant = {
  sentence: 'The GST of an expense, or of what a bank kept, is worth what its voucher posted, by head.',
  broken: (db) =>
    named(
      db,
      sql`
        select payment.number || ': its voucher differs' as name
        from payment
          left join posting p on p.voucher_id = payment.voucher_id left join account a on a.id = p.account_id
        where payment.gst_rate is not null
        group by payment.id
        having (${posted(inputCgst, inputSgst, inputIgst)},
          ${posted(reverseInputCgst, reverseInputSgst, reverseInputIgst)},
          ${posted(reverseOutputCgst, reverseOutputSgst, reverseOutputIgst)})
          <> (${said(sql`payment.itc_eligible and payment.reverse_charge is not true`)},
          ${said(sql`payment.itc_eligible and payment.reverse_charge`)},
          ${said(sql`payment.reverse_charge`, -1)})
        order by payment.number`,
    ),
};
