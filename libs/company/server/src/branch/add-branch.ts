import { type AddBranchInput, type Branch, branchProblems, normalisedIdentity } from '@freightdesk/company-contract';
import { isUniqueViolation, newId } from '@freightdesk/shared-database';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { openRegistrationSeries } from '../number-series/open-series';
import { addressJson, findBranch, insertBranch } from './branch.repository';

export async function addBranch(input: AddBranchInput, context: WriteContext): Promise<Branch> {
  const { tx, audit } = context;
  const id = newId();
  const { gstin } = normalisedIdentity(input);
  try {
    await insertBranch(context, { ...input, id, gstin, address: addressJson(input.address) });
  } catch (error) {
    if (!isUniqueViolation(error, 'branch_code')) throw error;
    refuse(branchProblems.duplicate_branch);
  }
  await openRegistrationSeries(tx, gstin);
  const after = await findBranch(tx, id);
  if (!after) throw new Error(`Branch ${id} was written and is not there.`);
  await audit({ record: 'branch', recordId: id, action: 'add', after });
  return after;
}
