import { documentRebuilds } from '@freightdesk/invoices-server';
import { postingRebuilds } from '@freightdesk/ledger-server';
import { settledRebuilds } from '@freightdesk/payments-server';
import { openItemRebuilds } from '@freightdesk/reconciliation-server';
import { numberRebuilds } from '@freightdesk/search-server';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

const domains = [postingRebuilds, settledRebuilds, documentRebuilds, openItemRebuilds, numberRebuilds];
const calling = (names: readonly string[]): string => `select ${names.map((name) => `${name}()`).join(', ')}`;

/**
 * The statement that makes all kept sums anew, those of one domain after those that they are made of; by the owner of the tables alone. For whoever
 * has written records past what keeps them.
 */
export const rebuildingSums = calling(domains.flat());

/** The same domain by domain, each in its own transaction, so that whoever works waits for no more than one of them. */
export const sumRebuilds = domains.map((names) => async (db: Db): Promise<void> => {
  await sql.raw(calling(names)).execute(db);
});
