import type { Term } from '@freightdesk/company-contract';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type RecordKind, refuse } from '@freightdesk/shared-server-kit';
import { findTerm, lockTerm } from './term.repository';

export const findTermOrRefuse = async (db: Db, id: string): Promise<Term> =>
  (await findTerm(db, id)) ?? refuse(commonProblems.not_found);

export const terms: RecordKind<Term> = {
  record: 'term',
  lock: lockTerm,
  find: findTermOrRefuse,
};
