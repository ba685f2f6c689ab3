import { hashOfRow, type Invariant, named, type SealSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** Numbers that journals bear; the series is the company's. */
export const journalNumbers = sql<{ kind: string; holder: string; number: string }>`
  select 'JOURNAL' as kind, '' as holder, number from journal`;

export const journalSeals: SealSource = {
  source: 'journal',
  rows: sql`select j.id, j.number as name, ${hashOfRow('j')} as hash from journal j`,
};

/** Which journals moved costs of a consol to its houses. */
export const jobCostSeals: SealSource = {
  source: 'job cost move',
  rows: sql`select m.id, 'costs of ' || jobcard.number || ' that ' || j.number || ' moved' as name, ${hashOfRow('m')} as hash
    from job_cost_move m join journal j on j.id = m.journal_id join jobcard on jobcard.id = m.master_id`,
};

/** What is always true of journals. */
export const journalInvariants: readonly Invariant[] = [
  {
    sentence: 'A journal says what its voucher posted.',
    broken: (db) =>
      named(
        db,
        sql`
          select j.number || ': its voucher differs' as name
          from journal j left join voucher v on v.id = j.id left join posting p on p.voucher_id = v.id
          group by j.id, v.id
          having sum(p.debit_paise) is distinct from j.total_paise
            or v.type is null or v.type not in ('JOURNAL', 'OPENING')
            or (v.document_type, v.document_number, v.date, v.narration)
              is distinct from ('journal', j.number, j.date, j.narration)
          order by j.number`,
      ),
  },
  {
    sentence: 'Costs that move between jobs stay on their accounts.',
    broken: (db) =>
      named(
        db,
        sql`
          select distinct j.number || ': account ' || a.code || ' does not stay' as name
          from job_cost_move m join journal j on j.id = m.journal_id
            join posting p on p.voucher_id = m.journal_id join account a on a.id = p.account_id
          group by j.number, a.code having sum(p.debit_paise) <> sum(p.credit_paise) order by name`,
      ),
  },
];
