import type { Run } from '@freightdesk/payments-contract';
import { type Db, together, type Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type RecordKind, refuse } from '@freightdesk/shared-server-kit';
import { findRunHead, linesOfRun, lockRun } from './run.repository';

export async function findRunOrRefuse(db: Db | Tx, id: string): Promise<Run> {
  const [head, lines] = await together(findRunHead(db, id), linesOfRun(db, id));
  if (!head) refuse(commonProblems.not_found, { message: 'This payment run does not exist, or no longer does.' });
  return { ...head, lines };
}

export const runs: RecordKind<Run> = { record: 'payment run', lock: lockRun, find: findRunOrRefuse };
