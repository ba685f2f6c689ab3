import { jobPaperSheet, type JobSheetsQuery } from '@freightdesk/intl-shipment-contract';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type FileAnswer, type ReadContext, refuse } from '@freightdesk/shared-server-kit';
import { bundledPdf, pictureOf } from '@freightdesk/shared-sheet-pdf';
import type { IntlShipmentPorts } from '../intl-shipment-ports';
import { findJobcardOrRefuse } from '../jobcard/read-jobcard';
import { paperFactsOf } from './job-paper';

/** Before the first byte is sent: afterwards nothing can be refused any more. */
async function refuseMissing(db: Db, ids: readonly string[]): Promise<void> {
  const found = await db.selectFrom('jobcard').select('id').where('id', 'in', ids).execute();
  if (found.length < ids.length)
    refuse(commonProblems.not_found, { message: 'One of these jobs does not exist, or no longer does.' });
}

/** The sheets of several jobs for the file, in the order that was asked for, each job read when its turn has come. */
export async function jobSheetsPdf(
  { id, bundle = 'pdf' }: JobSheetsQuery,
  { db, clock }: Pick<ReadContext, 'db' | 'clock'>,
  { readCompany, readLogo }: Pick<IntlShipmentPorts, 'readCompany' | 'readLogo'>,
): Promise<FileAnswer> {
  const ids = [...new Set(id)];
  await refuseMissing(db, ids);
  const issuer = await readCompany(db);
  async function* sheets() {
    for (const one of ids) {
      const job = await findJobcardOrRefuse(db, one);
      yield [jobPaperSheet('job-sheet', { job, facts: await paperFactsOf(db, job), issuer, date: clock.today() })];
    }
  }
  const logo = await pictureOf(await readLogo(db, {}));
  return bundledPdf(sheets, { title: `jobs-${clock.today()}`, kind: bundle, logo, at: clock.now() });
}
