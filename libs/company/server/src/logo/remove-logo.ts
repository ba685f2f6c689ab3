import type { Company } from '@freightdesk/company-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import type { SeenInput } from '@freightdesk/shared-endpoint/schema';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { lockCompanyAsSeen } from '../company/lock-company-as-seen';
import { putLogo } from './put-logo';

/** Documents are printed without a logo from now on. */
export async function removeLogo(seen: SeenInput, context: WriteContext): Promise<Company> {
  const before = await lockCompanyAsSeen(context.tx, seen);
  if (before.logoId === null) refuse(commonProblems.not_found);
  return putLogo(context, { before, logo: null, action: 'remove-logo' });
}
