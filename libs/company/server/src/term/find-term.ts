import { isSameTerm, type Term, termProblems } from '@freightdesk/company-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type RecordKind, refuse } from '@freightdesk/shared-server-kit';
import { findTerm, holdTitles, lockTerm, termsBeside } from './term.repository';

export const findTermOrRefuse = async (db: Db, id: string): Promise<Term> =>
  (await findTerm(db, id)) ?? refuse(commonProblems.not_found);

export const terms: RecordKind<Term> = {
  record: 'term',
  lock: lockTerm,
  find: findTermOrRefuse,
};

type Titled = Parameters<typeof isSameTerm>[0];

interface Writing {
  id: string;
  term: Titled;
  /** As it stood; null for a new one. Two that were alike before may still be changed otherwise. */
  before: Titled | null;
}

/** Refuses a term whose title another one in use bears on the same documents; also where both are written at the same moment. */
export async function refuseSameTerm(tx: Tx, { id, term, before }: Writing): Promise<void> {
  await holdTitles(tx);
  const others = await termsBeside(tx, id);
  if (!others.some((other) => isSameTerm(term, other) && !(before && isSameTerm(before, other)))) return;
  const { code, message } = termProblems.duplicate_term;
  refuse(termProblems.duplicate_term, { errors: [{ field: 'title', code, message }] });
}
