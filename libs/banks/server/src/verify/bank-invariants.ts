import { named, type Invariant } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { countInvariants } from './count-invariants';

/** What is always true of banks. */
export const bankInvariants: readonly Invariant[] = [
  {
    sentence: 'Exactly one bank is the default, once there is a bank.',
    broken: async (db) => {
      const banks = await db.selectFrom('bank').select(['name', 'isDefault']).orderBy('name').execute();
      const defaults = banks.filter(({ isDefault }) => isDefault);
      if (banks.length === 0 || defaults.length === 1) return [];
      return defaults.length === 0
        ? ['no bank is the default']
        : defaults.map(({ name }) => `${name} is one of several defaults`);
    },
  },
  {
    sentence: 'A bank opened with what its opening voucher says.',
    broken: (db) =>
      named(
        db,
        sql`
          select b.name || ': ' || coalesce(sum(p.debit_paise - p.credit_paise), 0) || ' is posted for an opening of '
            || b.opening_balance_paise as name
          from bank b
            left join voucher v on v.document_id = b.id and v.type = 'OPENING'
            left join posting p on p.voucher_id = v.id and p.account_id = b.account_id
          group by b.id
          having coalesce(sum(p.debit_paise - p.credit_paise), 0) <> b.opening_balance_paise
            or coalesce(sum(p.debit_paise - p.credit_paise) filter (where v.id = b.opening_voucher_id), 0) <> b.opening_balance_paise
          order by b.name`,
      ),
  },
  {
    sentence: 'A transfer took from one bank and gave to the other what its voucher says.',
    broken: (db) =>
      named(
        db,
        sql`
          select t.number || ': its voucher differs' as name
          from bank_transfer t
            join bank giver on giver.id = t.from_bank_id join bank taker on taker.id = t.to_bank_id
            left join voucher v on v.id = t.voucher_id and v.type = 'TRANSFER' and v.document_id = t.id
            left join posting p on p.voucher_id = v.id
          group by t.id, v.id
          having (coalesce(sum(p.currency_minor) filter (where p.account_id = giver.account_id), 0),
            coalesce(sum(p.currency_minor) filter (where p.account_id = taker.account_id), 0))
            <> (-t.amount_minor, t.to_amount_minor) or v.date is distinct from t.date
          order by t.number`,
      ),
  },
  ...countInvariants,
];
