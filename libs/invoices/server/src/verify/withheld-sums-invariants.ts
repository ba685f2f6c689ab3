import { type Invariant, keptSums } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

const figures = ['base_paise', 'tds_paise', 'documents'] as const;
const called = ['base', 'TDS'] as const;
const month = sql`side || ', ' || to_char(month, 'YYYY-MM')`;

/** What is always true of the sums that are kept of tax deducted at source. */
export const withheldSumsInvariants: readonly Invariant[] = [
  keptSums({
    sentence: 'What is kept as withheld in a month is what documents withheld.',
    kept: sql.table('withheld_month'),
    posted: sql`posted_withheld_month()`,
    keys: sql`side, section, nature, month`,
    ...{ figures, called, whose: month },
  }),
  keptSums({
    sentence: 'What is kept as withheld of a party is what its documents withheld.',
    kept: sql.table('withheld_party_month'),
    posted: sql`posted_withheld_party_month()`,
    keys: sql`party_id, side, section, nature, month`,
    ...{ figures, called, whose: sql`party.name || ', ' || ${month}` },
    joins: sql`join party on party.id = party_id`,
  }),
];
