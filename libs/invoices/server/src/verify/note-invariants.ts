import { named, type Invariant } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { documentName } from './document-invariants';

interface Notes {
  table: 'sale_invoice' | 'purchase_invoice';
  /** The sentences of what is kept, of what a note takes of its document, and of its lines. */
  sentences: readonly [string, string, string];
  /** The state of a document in the books, and what is to be paid of it. */
  posted: string;
  owed: string;
}

const isNote = ({ table }: Notes) => sql.raw(`kind = '${table === 'sale_invoice' ? 'CREDIT_NOTE' : 'DEBIT_NOTE'}'`);

/** Notes that are in the books and not cancelled. */
const standing = (notes: Notes) =>
  sql`(select * from ${sql.table(notes.table)} where ${isNote(notes)} and status = ${notes.posted})`;

/** What is kept as taken off, and what each note takes of its document. */
function takenOff(notes: Notes): Invariant[] {
  const documents = sql.table(notes.table);
  const owedMinor = sql.ref(`i.${notes.owed}`);
  const { posted } = notes;
  const [kept, taken] = notes.sentences;
  return [
    {
      sentence: kept,
      broken: (db) =>
        named(
          db,
          sql`
            select ${documentName} || ': ' || i.noted_minor || ' is kept, ' || coalesce(-sum(note.noted_minor), 0) || ' was taken' as name
            from ${documents} i left join ${standing(notes)} note on note.against_invoice_id = i.id
            where not i.${isNote(notes)}
            group by i.id having i.noted_minor <> coalesce(-sum(note.noted_minor), 0)
            order by i.id`,
        ),
    },
    {
      sentence: taken,
      broken: (db) =>
        named(
          db,
          sql`
            select ${documentName} || ': takes ' || -i.noted_minor || ' of ' || ${owedMinor} || ' off '
              || coalesce(corrected.number, 'nothing') as name
            from ${standing(notes)} i left join ${documents} corrected on corrected.id = i.against_invoice_id
            where -i.noted_minor not between 0 and ${owedMinor} or corrected.status is distinct from ${posted}
              or (corrected.party_id, corrected.currency, corrected.exchange_rate) is distinct from
                (i.party_id, i.currency, i.exchange_rate)
            order by i.id`,
        ),
    },
  ];
}

/** What notes take of each line. */
function takenOfLines(notes: Notes): Invariant {
  const documents = sql.table(notes.table);
  const lines = sql.table(`${notes.table}_line`);
  return {
    sentence: notes.sentences[2],
    broken: (db) =>
      named(
        db,
        sql`
            select ${documentName} || ', line ' || line.position || ': its notes take ' || sum(part.taxable_minor) || ' of '
              || line.taxable_minor as name
            from ${standing(notes)} note
            join ${lines} part on part.invoice_id = note.id
            join ${documents} i on i.id = note.against_invoice_id
            join ${lines} line on line.invoice_id = i.id and line.position = part.against_position
            group by i.id, line.id
            having sum(part.taxable_minor) > line.taxable_minor or sum(part.taxable_paise) > line.taxable_paise
              or sum(part.cgst_paise) > line.cgst_paise or sum(part.sgst_paise) > line.sgst_paise
              or sum(part.igst_paise) > line.igst_paise
            order by i.id, line.position`,
      ),
  };
}

/** What is always true of notes on one side and of what they correct. */
const invariantsOf = (notes: Notes): Invariant[] => [...takenOff(notes), takenOfLines(notes)];

export const noteInvariants: readonly Invariant[] = invariantsOf({
  table: 'sale_invoice',
  sentences: [
    'What is kept as taken off a document is what its standing notes took.',
    'A note takes off its document no more than it comes to, of the same customer and in the same currency.',
    'Notes take no more of a line than it came to.',
  ],
  posted: 'ISSUED',
  owed: 'currency_total_minor',
});

export const returnInvariants: readonly Invariant[] = invariantsOf({
  table: 'purchase_invoice',
  sentences: [
    "What is kept as taken off a vendor's bill is what its standing notes took.",
    'A debit note takes off its bill no more than it comes to, of the same vendor and in the same currency.',
    "Debit notes take no more of a bill's line than it came to.",
  ],
  posted: 'POSTED',
  owed: 'payable_minor',
});
