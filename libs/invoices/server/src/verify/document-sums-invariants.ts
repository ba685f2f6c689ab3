import { type Invariant, keptSums, named } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** What is always true of the sums that are kept of documents. */
export const documentSumsInvariants: readonly Invariant[] = [
  keptSums({
    sentence: 'What is kept of the documents of a month is what they add up to.',
    kept: sql.table('document_month'),
    posted: sql`posted_document_month()`,
    keys: sql`side, month, kind, reverse_charge, has_tax, itc_eligible`,
    figures: [
      ...(['documents', 'total_paise'] as const),
      ...['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise', 'round_off_paise'],
      ...['owed_cgst_paise', 'owed_sgst_paise', 'owed_igst_paise'],
    ],
    called: ['documents', 'paise'],
    whose: sql`side || ', ' || kind || ', ' || to_char(month, 'YYYY-MM')`,
  }),
  keptSums({
    sentence: 'What is kept by party, SAC, job and kind of supply is what documents and their lines come to.',
    kept: sql.table('register_sum'),
    posted: sql`posted_register_sum()`,
    keys: sql`side, part, first_day, whose, job`,
    figures: [
      ...(['documents', 'total_paise'] as const),
      ...['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise', 'round_off_paise'],
    ],
    called: ['documents', 'paise'],
    whose: sql`side || ', ' || part || ' ' || coalesce(nullif(job, ''), party.name, nullif(whose, ''), 'of none') || ', from '
      || to_char(first_day, 'YYYY-MM')`,
    joins: sql`left join party on part in ('PARTY', 'PARTY_YEAR') and party.id::text = whose`,
  }),
  keptSums({
    sentence: 'What is kept of the jobs of a month by mode and by customer is what each of them comes to.',
    kept: sql.table('job_group_sum'),
    posted: sql`posted_job_group_sum()`,
    keys: sql`part, first_day, whose`,
    figures: ['jobs', 'accrued_paise', 'quoted_paise', 'sell_paise', 'buy_paise', 'exchange_paise'],
    called: ['jobs', 'paise accrued'],
    whose: sql`part || ' ' || coalesce(party.name, whose) || ', from ' || to_char(first_day, 'YYYY-MM')`,
    joins: sql`left join party on part <> 'MODE' and party.id::text = whose`,
  }),
  keptSums({
    sentence: 'What is kept as owed of a day is what is outstanding of the documents that are due on it.',
    kept: sql.table('owed_day'),
    posted: sql`posted_owed_day()`,
    keys: sql`side, due_date`,
    figures: ['documents', 'outstanding_paise'],
    called: ['documents', 'paise'],
    whose: sql`side || ', due ' || to_char(due_date, 'YYYY-MM-DD')`,
  }),
  keptSums({
    sentence: 'How many documents of a day are kept as standing in a way is how many do.',
    kept: sql.table('document_tally'),
    posted: sql`posted_document_tally()`,
    keys: sql`side, date, standing, kind`,
    figures: ['documents'],
    called: ['documents'],
    whose: sql`side || ', ' || kind || ', ' || standing || ', ' || to_char(date, 'YYYY-MM-DD')`,
  }),
  keptSums({
    sentence:
      'What is kept as open of a party is what is outstanding of its documents, and what it was not billed for.',
    kept: sql.table('owed_party'),
    posted: sql`posted_owed_party()`,
    keys: sql`side, party_id`,
    figures: ['documents', 'outstanding_paise'],
    called: ['open', 'paise'],
    whose: sql`side || ', ' || party.name`,
    joins: sql`join party on party.id = party_id`,
  }),
  keptSums({
    sentence: 'How many documents bear a name of a party is kept with it.',
    kept: sql.table('document_party'),
    posted: sql`posted_document_party()`,
    keys: sql`party_id, name, gstin`,
    figures: ['sales', 'bills'],
    called: ['sale documents', 'bills'],
    whose: sql`name`,
  }),
  {
    sentence: 'Whatever job a document is of, it can be found by beside the name of its party.',
    broken: (db) =>
      named(
        db,
        sql`
          select distinct coalesce(number, 'A draft') || ' of job ' || job_number as name
          from (
            select 'SALE' as side, i.number, i.party_id, l.job_number, i.id from sale_invoice i join sale_invoice_line l on l.invoice_id = i.id
            union all
            select 'PURCHASE', i.number, i.party_id, l.job_number, i.id from purchase_invoice i join purchase_invoice_line l on l.invoice_id = i.id
          ) document
          where job_number is not null
            and not exists (select from document_job k where (k.side, k.party_id, k.job_number, k.document_id) = (document.side, document.party_id, document.job_number, document.id))
          order by name`,
      ),
  },
  {
    sentence: 'A bill of a job that was closed before is kept as late.',
    broken: (db) =>
      named(
        db,
        sql`
          select i.number || ' of job ' || j.number || ': it is late, and not kept as such' as name
          from jobcard j join purchase_invoice_line l on l.job_id = j.id join purchase_invoice i on i.id = l.invoice_id
          -- Whoever closed the job in the very moment of the posting did not see it, and the posting did not see him.
          where j.status = 'CLOSED' and i.posted_at > j.updated_at + interval '1 minute'
            and not exists (select from late_bill b where b.job_id = j.id and b.invoice_id = i.id)
          group by i.number, j.number
          union all
          select coalesce(i.number, 'A draft') || ' of job ' || j.number || ': it is kept as late, and bills nothing of it'
          from late_bill b join jobcard j on j.id = b.job_id join purchase_invoice i on i.id = b.invoice_id
          where i.posted_at is null
            or not exists (select from purchase_invoice_line l where l.invoice_id = b.invoice_id and l.job_id = b.job_id)
          order by name`,
      ),
  },
];
