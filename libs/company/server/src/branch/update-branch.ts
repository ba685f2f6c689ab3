import {
  type Branch,
  branchProblems,
  identityContradictions,
  normalisedIdentity,
  type UpdateBranchInput,
} from '@freightdesk/company-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse, requireVersion, type WriteContext } from '@freightdesk/shared-server-kit';
import { addressJson, changeBranch, findBranch, lockBranch } from './branch.repository';
import { moveRegistration } from './move-registration';

export async function updateBranch(input: UpdateBranchInput, context: WriteContext): Promise<Branch> {
  const { tx, audit } = context;
  const before = await lockBranch(tx, input.id);
  if (!before) refuse(commonProblems.not_found);
  requireVersion(before, input.version);
  if (before.isHeadOffice && input.active === false) refuse(branchProblems.head_office);

  const { id, version: _version, address, ...changes } = input;
  const identity = { gstin: before.gstin, stateCode: before.stateCode, ...changes };
  const errors = identityContradictions(identity);
  if (errors.length > 0) refuse(commonProblems.invalid, { errors });

  const { gstin } = normalisedIdentity(identity);
  await changeBranch(context, id, {
    ...changes,
    gstin,
    ...(address !== undefined && { address: addressJson(address) }),
  });
  await moveRegistration(tx, { from: before.gstin, to: gstin });
  const after = await findBranch(tx, id);
  if (!after) throw new Error(`Branch ${id} was written and is not there.`);
  await audit({ record: 'branch', recordId: id, action: 'update', before, after });
  return after;
}
