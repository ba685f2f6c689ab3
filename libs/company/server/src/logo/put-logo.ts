import type { Company } from '@freightdesk/company-contract';
import { removeFile, type StoredFileFacts, type WriteContext } from '@freightdesk/shared-server-kit';
import { changeCompany, readCompany } from '../company/company.repository';

interface LogoChange {
  before: Company;
  logo: StoredFileFacts | null;
  action: 'upload-logo' | 'remove-logo';
}

/**
 * Puts another logo, or none, in the place of the former. The former file goes: a document's law is in its words, none of
 * them names a logo, and nobody could ask for it again. The audit trail keeps its name, size and SHA-256, by which a copy of
 * it can be recognised.
 */
export async function putLogo(context: WriteContext, { before, logo, action }: LogoChange): Promise<Company> {
  const { tx, audit } = context;
  await changeCompany(context, { logoFileId: logo?.id ?? null });
  const former = before.logoId === null ? null : await removeFile(tx, before.logoId);
  const after = await readCompany(tx);
  const states = { before: { ...before, logo: former }, after: { ...after, logo } };
  await audit({ record: 'company', recordId: after.id, action, ...states });
  return after;
}
