import type { Company, UploadLogoInput } from '@freightdesk/company-contract';
import { keepFile, type WriteContext } from '@freightdesk/shared-server-kit';
import { lockCompanyAsSeen } from '../company/lock-company-as-seen';
import { putLogo } from './put-logo';

/** Gives the company a logo in place of the one it had. */
export async function uploadLogo({ file, ...seen }: UploadLogoInput, context: WriteContext): Promise<Company> {
  const before = await lockCompanyAsSeen(context.tx, seen);
  return putLogo(context, { before, logo: await keepFile(file, context), action: 'upload-logo' });
}
