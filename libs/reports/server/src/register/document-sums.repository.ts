import { type RawBuilder, sql } from 'kysely';
import { type PeriodAsked, wholeMonths } from '../posted/whole-months';

export type DocumentSide = 'SALE' | 'PURCHASE';

const tables = { SALE: sql.table('sale_invoice'), PURCHASE: sql.table('purchase_invoice') } as const;
const names = [
  ...['documents', 'taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise', 'round_off_paise', 'total_paise'],
  ...['owed_cgst_paise', 'owed_sgst_paise', 'owed_igst_paise'],
];
const facts = sql`k.month as in_month, k.kind, k.reverse_charge, k.has_tax, k.itc_eligible`;

/**
 * What the documents of a side add up to in a period: rows to be added up, from what is kept of whole months, and from the documents
 * themselves where the period ends within one.
 */
export function documented(side: DocumentSide, period: PeriodAsked): RawBuilder<unknown> {
  const { months, days } = wholeMonths(period);
  const own = sql.join(names.map((name) => sql.ref(`k.${name}`)));
  const odd = days.map(({ from, to, sign }) => {
    const signed = sql.join(names.map((name) => sql`${sql.lit(sign)} * ${sql.ref(`k.${name}`)}`));
    return sql`select ${facts}, ${signed} from ${tables[side]} i cross join lateral document_sums(i) k
      where i.date between ${from}::date and ${to}::date`;
  });
  const kept = sql`select ${facts}, ${own} from document_month k
    where k.side = ${side} and k.month between ${months.from}::date and ${months.to}::date`;
  return sql.join([kept, ...odd], sql` union all `);
}
