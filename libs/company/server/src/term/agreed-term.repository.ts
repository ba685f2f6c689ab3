import type { AgreedTerm, TermUse } from '@freightdesk/company-contract';
import type { Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';

const terms = (tx: Tx) => tx.selectFrom('term').select(['id', 'title', 'text']);

/** One that is no longer used may still stand on a draft. */
export const termsNamed = (tx: Tx, ids: readonly string[]): Promise<AgreedTerm[]> =>
  terms(tx)
    .where('id', 'in', [...ids])
    .execute();

export const defaultTerms = (tx: Tx, use: TermUse): Promise<AgreedTerm[]> =>
  terms(tx)
    .where('isDefault', '=', true)
    .where('active', '=', true)
    .where(sql<boolean>`${use} = any(applies_to)`)
    .orderBy('title')
    .orderBy('id')
    .execute();
