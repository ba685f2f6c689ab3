import type { AgreedTerm, TermUse } from '@freightdesk/company-contract';
import { type Db, statement, told, type Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';

const terms = (tx: Db | Tx) => tx.selectFrom('term').select(['id', 'title', 'text']);

/** One that is no longer used may still stand on a draft. */
export const termsNamed = (tx: Tx, ids: readonly string[]): Promise<AgreedTerm[]> =>
  terms(tx)
    .where('id', 'in', [...ids])
    .execute();

const termsByDefault = statement<{ use: TermUse }, AgreedTerm>((db) =>
  terms(db)
    .where('isDefault', '=', true)
    .where('active', '=', true)
    .where(sql<boolean>`${told(({ use }: { use: TermUse }) => use)} = any(applies_to)`)
    .orderBy('title')
    .orderBy('id'),
);

export const defaultTerms = (tx: Tx, use: TermUse): Promise<AgreedTerm[]> => termsByDefault(tx, { use });
