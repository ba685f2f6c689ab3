import type { Journal } from '@freightdesk/ledger-contract';
import { type Db, together } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse } from '@freightdesk/shared-server-kit';
import { findJournalRow, journalLines } from './journal.repository';

export async function findJournalOrRefuse(db: Db, id: string): Promise<Journal> {
  const [row, lines] = await together(findJournalRow(db, id), journalLines(db, id));
  if (!row) refuse(commonProblems.not_found, { message: 'This journal does not exist, or no longer does.' });
  return { ...row, lines };
}
