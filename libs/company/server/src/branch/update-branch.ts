import {
  type Branch,
  branchProblems,
  identityContradictions,
  normalisedIdentity,
  type UpdateBranchInput,
} from '@freightdesk/company-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { changeRecord, type RecordKind, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { addressJson, changeBranch, lockBranch } from './branch.repository';
import { moveRegistration } from './move-registration';

/** A branch is held by being read. */
const branches: RecordKind<Branch> = {
  record: 'branch',
  find: async (tx, id) => (await lockBranch(tx, id)) ?? refuse(commonProblems.not_found),
};

export const updateBranch = (
  { id, version, address, ...changes }: UpdateBranchInput,
  context: WriteContext,
): Promise<Branch> =>
  changeRecord(branches, { id, version, action: 'update' }, context, async (before) => {
    if (before.isHeadOffice && changes.active === false) refuse(branchProblems.head_office);

    const identity = { gstin: before.gstin, stateCode: before.stateCode, ...changes };
    const errors = identityContradictions(identity);
    if (errors.length > 0) refuse(commonProblems.invalid, { errors });

    const { gstin } = normalisedIdentity(identity);
    await changeBranch(context, id, {
      ...changes,
      gstin,
      ...(address !== undefined && { address: addressJson(address) }),
    });
    await moveRegistration(context.tx, { from: before.gstin, to: gstin });
  });
