import type { ReportPeriod } from '@freightdesk/reports-contract';
import { type RawBuilder, sql } from 'kysely';
import type { DocumentSide } from './document-sums.repository';

/** Whose documents of which days, and what of them; of everybody and all where nothing is asked for. */
export interface DocumentsWanted extends ReportPeriod {
  partyId: string | null;
  sac: string | null;
  jobId: string | null;
}

export interface Register {
  side: DocumentSide;
  /** Each with a `sign`: 0 of a cancelled one, -1 of one that counts against. */
  documents: (wanted: DocumentsWanted) => RawBuilder<unknown>;
}

const lineTables = {
  SALE: sql.table('sale_invoice_line'),
  PURCHASE: sql.table('purchase_invoice_line'),
} as const;

/** What a line belongs to: a jobcard or a docket, never both. */
const job = sql`coalesce(l.job_id, l.docket_id)`;
const jobNumber = sql`coalesce(l.job_number, l.docket_number)`;

const heads = ['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise'].map((name) => sql.ref(`l.${name}`));
const total = sql`(${sql.join(heads, sql` + `)})`;

const linesWanted = ({ sac, jobId }: DocumentsWanted): RawBuilder<unknown> =>
  sql`(${sac}::text is null or l.sac = ${sac}) and (${jobId}::uuid is null or ${job} = ${jobId}::uuid)`;

const isOfLines = ({ sac, jobId }: DocumentsWanted): boolean => sac !== null || jobId !== null;

/** The documents of a register; where a SAC or a job is asked for, those that have such lines, with what these come to. */
export function documentsWanted({ side, documents }: Register, wanted: DocumentsWanted): RawBuilder<unknown> {
  if (!isOfLines(wanted)) {
    return sql`select d.*, null as sac, null::uuid as job_id, null as job from (${documents(wanted)}) d`;
  }
  return sql`
    select d.id, d.number, d.supplier_number, d.kind, d.status, d.date, d.month, d.party_id, d.party_name, d.party_gstin,
      d.place, d.sign, ${wanted.sac}::text as sac, ${wanted.jobId}::uuid as job_id, part.*, 0::bigint as round_off_paise
    from (${documents(wanted)}) d cross join lateral (
      select case when ${wanted.jobId}::uuid is null then null else max(${jobNumber}) end as job,
        sum(l.taxable_paise)::bigint as taxable_paise, sum(l.cgst_paise)::bigint as cgst_paise,
        sum(l.sgst_paise)::bigint as sgst_paise, sum(l.igst_paise)::bigint as igst_paise,
        sum(${total})::bigint as total_paise
      from ${lineTables[side]} l where l.invoice_id = d.id and ${linesWanted(wanted)} having count(*) > 0) part`;
}

/** The lines of the documents of a register; and what stands on none, their round-off, of no SAC and no job. */
export function partsOf({ side, documents }: Register, wanted: DocumentsWanted): RawBuilder<unknown> {
  const lines = sql`
    select d.id, d.sign, l.sac, ${job} as job_id, ${jobNumber} as job, ${sql.join(heads)}, 0::bigint as round_off_paise,
      ${total} as total_paise
    from (${documents(wanted)}) d join ${lineTables[side]} l on l.invoice_id = d.id where ${linesWanted(wanted)}`;
  if (isOfLines(wanted)) return lines;
  return sql`${lines} union all
    select d.id, d.sign, null, null, null, 0, 0, 0, 0, d.round_off_paise, d.round_off_paise
    from (${documents(wanted)}) d where d.round_off_paise <> 0`;
}
