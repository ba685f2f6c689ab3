import type { TdsNature } from '@freightdesk/parties-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { noPapers, type TdsPapers } from '@freightdesk/tax-contract';
import { sql } from 'kysely';

/** Whoever tax is deducted from: one PAN, over all records of it. */
export interface TaxedPayee {
  partyId: string;
  pan: string | null;
}

interface Asked {
  nature: TdsNature | null;
  date: BusinessDate;
}

const held = sql`'id', paper.id, 'until', paper.until`;

/**
 * What a payee, over all records of its PAN, declared or was certified, as it holds on a day: read with the year's bills, whose
 * lock guards how much of a certificate is used.
 */
export const papersOf = ({ partyId, pan }: TaxedPayee, { nature, date }: Asked) => sql<TdsPapers | null>`(
  select jsonb_build_object(
    'declaration', (jsonb_agg(jsonb_build_object(${held})) filter (where kind = 'TRANSPORTER_DECLARATION')) -> 0,
    'nonResident', (jsonb_agg(jsonb_build_object(${held}, 'percent', percent, 'treaty', treaty))
      filter (where kind = 'NON_RESIDENT')) -> 0,
    'certificate', (jsonb_agg(jsonb_build_object(${held}, 'number', number, 'percent', percent, 'limitPaise', limit_paise,
      'usedPaise', (select coalesce(sum(used.tds_certificate_paise), 0) from purchase_invoice used
        where used.tds_certificate_id = paper.id and used.status = 'POSTED')))
      filter (where kind = 'LOWER_DEDUCTION' and nature = ${nature})) -> 0)
  from party_tax_paper paper
  where paper.withdrawn_reason is null and ${date}::date between paper."from" and paper.until
    and paper.party_id in (select id from party where id = ${partyId} or pan = ${pan}))`;

/** Of a payee whose year is not asked for. */
export async function readPapers(db: Db, payee: TaxedPayee, asked: Asked): Promise<TdsPapers> {
  const { papers } = await db.selectNoFrom(papersOf(payee, asked).as('papers')).executeTakeFirstOrThrow();
  return papers ?? noPapers;
}
