import type { LogoQuery } from '@freightdesk/company-contract';
import type { Db } from '@freightdesk/shared-database';
import { type FileAnswer, readFile } from '@freightdesk/shared-server-kit';
import { readCompany } from '../company/company.repository';

/** The logo in use, and no other file of the store: whoever asks for a former one is told that it is gone. */
export async function readLogo(db: Db, { id }: LogoQuery): Promise<FileAnswer | undefined> {
  const { logoId } = await readCompany(db);
  return logoId === null || (id !== undefined && id !== logoId) ? undefined : readFile(db, logoId);
}
