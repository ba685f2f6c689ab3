import { StartRefusal } from '@freightdesk/shared-database';
import { readSecretFile } from '@freightdesk/shared-server-kit';
import { createFirstAdmin, type FirstAdminParts } from './create-first-admin';

/** Who begins, where nobody sits at a terminal: in a container, or under systemd. */
export interface FirstAdminSettings {
  email: string;
  passwordFile: string;
  company: { name: string; stateCode: string; gstin: string | null } | undefined;
}

/** What the environment says of it; undefined when it names nobody. */
export function readFirstAdmin(given: (name: string) => string | undefined): FirstAdminSettings | undefined {
  const [email, passwordFile] = [given('ADMIN_EMAIL'), given('ADMIN_PASSWORD_FILE')];
  if (!email && !passwordFile) return undefined;
  if (!email || !passwordFile) throw new StartRefusal('ADMIN_EMAIL and ADMIN_PASSWORD_FILE need each other.');
  const [name, stateCode, gstin = null] = [given('COMPANY_NAME'), given('COMPANY_STATE_CODE'), given('COMPANY_GSTIN')];
  if (!name && !stateCode && !gstin) return { email, passwordFile, company: undefined };
  if (!name || !stateCode) throw new StartRefusal('COMPANY_NAME and COMPANY_STATE_CODE need each other.');
  return { email, passwordFile, company: { name, stateCode, gstin } };
}

/** Makes that administrator, once: with the password that the file holds, when nobody else reads it. */
export async function welcomeFirstAdmin(parts: FirstAdminParts, settings: FirstAdminSettings): Promise<void> {
  const { email, passwordFile, company } = settings;
  const password = await readSecretFile(passwordFile, 'ADMIN_PASSWORD_FILE');
  await createFirstAdmin(parts, { email, password, ...(company && { company }) });
}
