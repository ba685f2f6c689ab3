import { type RawBuilder, sql } from 'kysely';

/** What tells one document of a customer from the next: `21-Nov-2026 · ₹ 12,34,567.00`. */
export const dayAndAmount = (day: RawBuilder<unknown>, paise: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`to_char(${day}, 'DD-Mon-YYYY') || ' · ₹ ' || to_char(${paise} / 100.0, 'FM99,99,99,99,99,99,990.00')`;
