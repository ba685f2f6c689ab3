import type { LeadFacts } from '@freightdesk/intl-shipment-contract';
import type { Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** Whether a lead was ever quoted, and whether the customer has seen any of it. */
export const quotedOf = (tx: Tx, leadId: string): Promise<Pick<LeadFacts, 'hasQuotation' | 'hasSentQuotation'>> =>
  tx
    .selectFrom('quotation')
    .select([sql<boolean>`count(*) > 0`.as('hasQuotation'), sql<boolean>`count(sent_at) > 0`.as('hasSentQuotation')])
    .where('leadId', '=', leadId)
    .executeTakeFirstOrThrow();
