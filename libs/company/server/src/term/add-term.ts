import type { AddTermInput, Term } from '@freightdesk/company-contract';
import { newId } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import { insertTerm } from './term.repository';
import { findTermOrRefuse, refuseSameTerm } from './find-term';

export async function addTerm(input: AddTermInput, context: WriteContext): Promise<Term> {
  const id = newId();
  const { title, appliesTo, active = true } = input;
  await refuseSameTerm(context.tx, { id, term: { title, appliesTo, active }, before: null });
  await insertTerm(context, { ...input, id });

  const added = await findTermOrRefuse(context.tx, id);
  await context.audit({ record: 'term', recordId: id, action: 'add', after: added });
  return added;
}
