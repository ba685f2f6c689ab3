import type { Client } from 'pg';
import { onStore } from './store-url';

/** A document as it stands in the store, known by the words that its clerk gave it. */
export interface Stored {
  kind: string;
  id: string;
  words: string;
  status: string;
  number: string | null;
}

export interface Books {
  documents: Stored[];
  /** Numbers that were skipped in their series. */
  gaps: string[];
  duplicates: string[];
  /** What stands there without all that belongs to it: its number, voucher, postings or audit row. */
  half: string[];
}

const documents = `
  select 'sale' as kind, id, coalesce(notes, '') as words, status, number, created_at from sale_invoice
  union all select 'purchase', id, supplier_number, status, number, created_at from purchase_invoice
  union all select lower(direction), id, coalesce(reference, ''), status, number, created_at from payment
  union all select 'transfer', id, coalesce(reference, ''), 'POSTED', number, created_at from bank_transfer`;

/** What the invariants of `verify` would find too, asked here without a line of the product's code. */
const halfPosted = `
  with document as (${documents})
  select kind || ' ' || id || ' has no number' as what from document where status <> 'DRAFT' and number is null
  union all select kind || ' ' || id || ' is a draft with a number' from document where status = 'DRAFT' and number is not null
  union all select kind || ' ' || number || ' has no voucher' from document d
    where status <> 'DRAFT' and not exists (select from voucher v where v.document_id = d.id)
  union all select kind || ' ' || id || ' is a draft with a voucher' from document d
    where status = 'DRAFT' and exists (select from voucher v where v.document_id = d.id)
  union all select kind || ' ' || id || ' is in no audit trail' from document d
    where not exists (select from audit_event a where a.record_id = d.id::text)
  union all select 'voucher ' || v.id || ' of ' || v.document_type || ' belongs to nothing' from voucher v
    where v.document_id not in (select id from document union all select id from bank)
  union all select 'voucher ' || v.id || ' does not balance' from voucher v left join posting p on p.voucher_id = v.id
    group by v.id having sum(p.debit_paise) is distinct from sum(p.credit_paise) or sum(p.debit_paise) is null
  union all select 'the answer to ' || path || ' was never kept' from idempotency_key where status is null`;

function countOff(numbers: readonly string[]): { gaps: string[]; duplicates: string[] } {
  const series = new Map<string, number[]>();
  for (const number of numbers) {
    const prefix = number.slice(0, number.lastIndexOf('/') + 1);
    series.set(prefix, [...(series.get(prefix) ?? []), Number(number.slice(prefix.length))]);
  }
  const gaps: string[] = [];
  const duplicates: string[] = [];
  for (const [prefix, taken] of series) {
    const known = new Set(taken);
    for (let next = 1; next <= Math.max(...taken); next += 1) if (!known.has(next)) gaps.push(`${prefix}${next}`);
    if (known.size < taken.length) duplicates.push(`${prefix}: ${taken.length - known.size}`);
  }
  return { gaps, duplicates };
}

async function readBooks(client: Client): Promise<Books> {
  const { rows } = await client.query<Stored>(`select kind, id, words, status, number from (${documents}) d`);
  const half = await client.query<{ what: string }>(halfPosted);
  const numbers = rows.flatMap(({ kind, number }) => (number === null ? [] : [`${kind} ${number}`]));
  return { documents: rows, ...countOff(numbers), half: half.rows.map(({ what }) => what) };
}

export const booksOf = (url: string): Promise<Books> => onStore(url, readBooks);
