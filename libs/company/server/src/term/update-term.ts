import type { Term, UpdateTermInput } from '@freightdesk/company-contract';
import { changeRecord, type WriteContext } from '@freightdesk/shared-server-kit';
import { changeTerm } from './term.repository';
import { refuseSameTerm, terms } from './find-term';

/** What is left out stays, null clears. */
export function updateTerm(input: UpdateTermInput, context: WriteContext): Promise<Term> {
  const { id, version, ...changes } = input;
  return changeRecord(terms, { id, version, action: 'update' }, context, async (before) => {
    await refuseSameTerm(context.tx, { id, term: { ...before, ...changes }, before });
    await changeTerm(context, id, changes);
  });
}
