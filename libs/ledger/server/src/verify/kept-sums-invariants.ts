import { named, type Invariant } from '@freightdesk/shared-server-kit';
import { type RawBuilder, sql } from 'kysely';

interface Kept {
  sentence: string;
  table: 'account_month' | 'party_month';
  keys: RawBuilder<unknown>;
  /** Columns of the sums, the first two debit and credit. */
  sums: readonly string[];
  whose: RawBuilder<unknown>;
  joins: RawBuilder<unknown>;
}

/** What is kept, its shards added up, beside what the postings add up to. */
const keptAsPosted = ({ sentence, table, keys, sums, whose, joins }: Kept): Invariant => ({
  sentence,
  broken: (db) => {
    const added = sql.join(sums.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`));
    const differs = sums.map((name) => sql`coalesce(k.${sql.ref(name)}, 0) <> coalesce(p.${sql.ref(name)}, 0)`);
    return named(
      db,
      sql`
        select ${whose} || ', ' || to_char(month, 'YYYY-MM') || ': '
          || coalesce(k.debit_paise, 0) || ' debit and ' || coalesce(k.credit_paise, 0) || ' credit are kept, '
          || coalesce(p.debit_paise, 0) || ' and ' || coalesce(p.credit_paise, 0) || ' posted' as name
        from (select ${keys}, ${added} from ${sql.table(table)} group by ${keys}) k
        full join ${sql.raw(`posted_${table}()`)} p using (${keys})
        ${joins}
        where ${sql.join(differs, sql` or `)}
        order by name`,
    );
  },
});

const account = sql`a.code || ' ' || a.name`;

/** What is always true of the sums that are kept of postings. */
export const keptSumsInvariants: readonly Invariant[] = [
  keptAsPosted({
    sentence: 'What is kept of an account and month is what was posted to it.',
    table: 'account_month',
    keys: sql`account_id, month, voucher_type, has_gst_head, has_job, has_party`,
    sums: ['debit_paise', 'credit_paise', 'currency_minor', 'entry_count'],
    whose: sql`${account} || ', ' || voucher_type`,
    joins: sql`join account a on a.id = account_id`,
  }),
  keptAsPosted({
    sentence: 'What is kept of a party and month is what was posted for it.',
    table: 'party_month',
    keys: sql`party_id, account_id, month, is_named, has_job`,
    sums: ['debit_paise', 'credit_paise', 'entry_count'],
    whose: sql`party.name || ', ' || ${account}`,
    joins: sql`join account a on a.id = account_id join party on party.id = party_id`,
  }),
];
