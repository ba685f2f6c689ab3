import { normalisedIdentity } from '@freightdesk/company-contract';
import { newId, type Tx } from '@freightdesk/shared-database';
import { insertBranch } from '../branch/branch.repository';
import { openRegistrationSeries } from '../number-series/open-series';
import { insertCompany } from './company.repository';

export interface NewCompany {
  /** Name and State may come later; nothing is issued before. */
  name: string | null;
  stateCode: string | null;
  gstin: string | null;
  now: Date;
  userId: string;
}

/** Makes the company and its head office in the transaction that makes the first administrator. */
export async function createCompany(
  tx: Tx,
  { name, stateCode, gstin: typedGstin, now, userId }: NewCompany,
): Promise<{ id: string }> {
  const id = newId();
  const { gstin, pan } = normalisedIdentity({ gstin: typedGstin });
  const by = { tx, clock: { now: () => now }, actor: { userId } };
  await insertCompany(by, { id, name, stateCode, gstin, pan });
  const headOffice = { code: 'HO', name: 'Head office', isHeadOffice: true };
  await insertBranch(by, { ...headOffice, id: newId(), stateCode, gstin });
  await openRegistrationSeries(tx, gstin);
  return { id };
}
