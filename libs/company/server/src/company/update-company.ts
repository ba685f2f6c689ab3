import {
  type Company,
  identityContradictions,
  normalisedIdentity,
  type UpdateCompanyInput,
} from '@freightdesk/company-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { addressJson } from '../branch/branch.repository';
import { registerHeadOffice } from '../branch/register-head-office';
import { changeCompany, lutColumns, readCompany } from './company.repository';
import { lockCompanyAsSeen } from './lock-company-as-seen';

export async function updateCompany(input: UpdateCompanyInput, context: WriteContext): Promise<Company> {
  const { tx, audit } = context;
  const before = await lockCompanyAsSeen(tx, input);

  const { id: _id, version: _version, address, lut, ...changes } = input;
  // Another GSTIN brings its own PAN, unless one is entered with it.
  const pan = changes.gstin ? null : before.pan;
  const identity = { gstin: before.gstin, stateCode: before.stateCode, pan, ...changes };
  const errors = identityContradictions(identity);
  if (errors.length > 0) refuse(commonProblems.invalid, { errors });

  await changeCompany(context, {
    ...changes,
    ...normalisedIdentity(identity),
    ...(address !== undefined && { address: addressJson(address) }),
    ...(lut !== undefined && lutColumns(lut)),
  });
  const after = await readCompany(tx);
  await registerHeadOffice(context, { before, after });
  await audit({ record: 'company', recordId: after.id, action: 'update', before, after });
  return after;
}
