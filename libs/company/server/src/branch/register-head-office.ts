import type { Company } from '@freightdesk/company-contract';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import { changeBranch, findBranch, headOffice } from './branch.repository';
import { moveRegistration } from './move-registration';

/**
 * The head office bears the company's State and GSTIN until it is given others of its own: a company that enters them later
 * need not enter them twice.
 */
export async function registerHeadOffice(
  context: WriteContext,
  { before, after }: { before: Company; after: Company },
): Promise<void> {
  const { tx, audit } = context;
  const office = await headOffice(tx);
  const isAlike = office.stateCode === before.stateCode && office.gstin === before.gstin;
  const isSame = after.stateCode === before.stateCode && after.gstin === before.gstin;
  if (!isAlike || isSame) return;
  const { stateCode, gstin } = after;
  await changeBranch(context, office.id, { stateCode, gstin });
  await moveRegistration(tx, { from: office.gstin, to: gstin });
  const changed = await findBranch(tx, office.id);
  await audit({ record: 'branch', recordId: office.id, action: 'update', before: office, after: changed ?? null });
}
