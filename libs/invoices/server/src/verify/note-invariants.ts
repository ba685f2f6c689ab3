import { named, type Invariant } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { documentName } from './document-invariants';

/** Notes that stand. */
const standing = sql`(select * from sale_invoice where kind = 'CREDIT_NOTE' and status = 'ISSUED')`;

/** What is always true of notes and of what they correct. */
export const noteInvariants: readonly Invariant[] = [
  {
    sentence: 'What is kept as taken off a document is what its standing notes took.',
    broken: (db) =>
      named(
        db,
        sql`
          select ${documentName} || ': ' || i.noted_minor || ' is kept, ' || coalesce(-sum(note.noted_minor), 0) || ' was taken' as name
          from sale_invoice i left join ${standing} note on note.against_invoice_id = i.id
          where i.kind <> 'CREDIT_NOTE'
          group by i.id having i.noted_minor <> coalesce(-sum(note.noted_minor), 0)
          order by i.id`,
      ),
  },
  {
    sentence: 'A note takes off its document no more than it comes to, of the same customer and in the same currency.',
    broken: (db) =>
      named(
        db,
        sql`
          select ${documentName} || ': takes ' || -i.noted_minor || ' of ' || i.currency_total_minor || ' off '
            || coalesce(corrected.number, 'nothing') as name
          from ${standing} i left join sale_invoice corrected on corrected.id = i.against_invoice_id
          where -i.noted_minor not between 0 and i.currency_total_minor or corrected.status is distinct from 'ISSUED'
            or (corrected.party_id, corrected.currency, corrected.exchange_rate) is distinct from
              (i.party_id, i.currency, i.exchange_rate)
          order by i.id`,
      ),
  },
  {
    sentence: 'Notes take no more of a line than it came to.',
    broken: (db) =>
      named(
        db,
        sql`
          select ${documentName} || ', line ' || line.position || ': its notes take ' || sum(part.taxable_minor) || ' of '
            || line.taxable_minor as name
          from ${standing} note
          join sale_invoice_line part on part.invoice_id = note.id
          join sale_invoice i on i.id = note.against_invoice_id
          join sale_invoice_line line on line.invoice_id = i.id and line.position = part.against_position
          group by i.id, line.id
          having sum(part.taxable_minor) > line.taxable_minor or sum(part.taxable_paise) > line.taxable_paise
            or sum(part.cgst_paise) > line.cgst_paise or sum(part.sgst_paise) > line.sgst_paise
            or sum(part.igst_paise) > line.igst_paise
          order by i.id, line.position`,
      ),
  },
];
