import type { Company, RemoveLogoInput } from '@freightdesk/company-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { lockCompanyAsSeen } from '../company/lock-company-as-seen';
import { putLogo } from './put-logo';

/** Documents are printed without a logo from now on. */
export async function removeLogo(seen: RemoveLogoInput, context: WriteContext): Promise<Company> {
  const before = await lockCompanyAsSeen(context.tx, seen);
  if (before.logoId === null) refuse(commonProblems.not_found);
  return putLogo(context, { before, logo: null, action: 'remove-logo' });
}
